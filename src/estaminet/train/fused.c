/* The solver of capped.py in a few passes over memory: the same steps, column by column or node by node.
   One source for both machines: CuPy compiles it for an accelerator, any C compiler for an ordinary one.
   Tables are [rounds][cups][columns], bids on all dice [rounds][5][cups][columns], answers [rounds][5][columns]. */

#ifdef __CUDACC__
#define KERNEL extern "C" __global__ void
#define EACH(i, n) long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x; if (i < (n))
#else
#define KERNEL void
#define PRAGMA(text) _Pragma(#text)
#define EACH(i, n) PRAGMA(omp parallel for schedule(static) if((n) > 65536)) for (long long i = 0; i < (n); i++)
#endif

#define VALUES 5
#define MOST 5 /* counts 0 to 4 */

#ifdef __CUDACC__
#define INSIDE static __device__ __forceinline__
#else
#define INSIDE static inline
#endif

INSIDE float positive(float x) { return x > 0.0f ? x : 0.0f; }

/* The last bid of a column. */
INSIDE int length(long long column)
{
#ifdef __CUDACC__
    return 64 - __clzll(column);
#else
    return column ? 64 - __builtin_clzll(column) : 0;
#endif
}

/* How likely a player's cups come to its own nodes and to the other's: one level of the tree. */
KERNEL reach(float *own, float *other, const float *raises, long long rows, int depth, int level, int opens)
{
    long long columns = 1LL << depth;
    if (level < 0) {
        EACH(row, rows) {
            own[row * columns] = 1.0f;
            other[row * columns] = opens ? raises[row * columns] : 1.0f;
        }
    } else {
        EACH(i, rows << level) {
            long long half = 1LL << level, parent = (i >> level << depth) + (i & (half - 1)), child = parent + half;
            other[child] = own[parent] * raises[child];
            own[child] = other[parent];
        }
    }
}

/* What calls and bids on all dice bring, before own raises count, and what is learnt about answers to such bids. */
KERNEL values(
    float *dudo, float *calza, float *at_other, float *at_mine, float *fooled, float *truthful,
    float *answers, float *answer_regrets, float *doubts, float *answer_means,
    const float *my_dudo, const float *my_calza, const float *my_tops,
    const float *their_own, const float *their_other, const float *their_dudo, const float *their_calza,
    const float *their_tops, const float *their_answers,
    const float *paid, const int *my_counts, const int *their_counts, const float *their_odds,
    long long rounds, int depth, int cups, int others, int who, int dice, int their_dice, float weight)
{
    long long columns = 1LL << depth;
    EACH(i, rounds << depth) {
        long long one = i >> depth, column = i & (columns - 1);
        int last = length(column), value = last % VALUES, count = last / VALUES + 1;
        float sign = who ? -1.0f : 1.0f;
        const float *p = paid + 4 * one;
        float lose = sign * p[who], win = sign * p[1 - who], gain = sign * p[2 + who], give = sign * p[3 - who];
        float come[MOST] = {0}, doubt[MOST] = {0}, call[MOST] = {0};
        float said[VALUES] = {0}, truly[VALUES] = {0}, may[VALUES] = {0};
        float total = 0.0f;
        for (int j = 0; j < others; j++) {
            long long at = (one * others + j) * columns + column;
            float odds = their_odds[j];
            float here = odds * their_other[at], there = odds * their_own[at];
            float by_dudo = there * their_dudo[at], by_calza = there * their_calza[at];
            int shown = their_counts[value * others + j];
            total += here;
            for (int k = 0; k < MOST; k++) {
                int hit = shown == k;
                come[k] += hit ? here : 0.0f;
                doubt[k] += hit ? by_dudo : 0.0f;
                call[k] += hit ? by_calza : 0.0f;
            }
            for (int v = 0; v < VALUES; v++) {
                int match = their_counts[v * others + j] == their_dice;
                float so = there * their_tops[((one * VALUES + v) * others + j) * columns + column];
                said[v] += so;
                truly[v] += match ? so : 0.0f;
                may[v] += match ? here : 0.0f;
            }
        }
        /* By how many dice of the last bid's value the own cup shows. */
        float of_dudo[MOST], of_calza[MOST], of_theirs[MOST];
        float doubted = 0.0f, called = 0.0f;
        for (int k = 0; k < MOST; k++) { doubted += doubt[k]; called += call[k]; }
        int mine_here = who == 1 || column > 0, theirs_here = who == 0 || column > 0;
        for (int n = 0; n < MOST; n++) {
            float right = 0.0f, exact = 0.0f, theirs_right = 0.0f, theirs_exact = 0.0f;
            for (int k = 0; k < MOST; k++) {
                right += n + k < count ? come[k] : 0.0f;
                exact += n + k == count ? come[k] : 0.0f;
                theirs_right += n + k < count ? doubt[k] : 0.0f;
                theirs_exact += n + k == count ? call[k] : 0.0f;
            }
            of_dudo[n] = mine_here ? lose * total + (win - lose) * right : 0.0f;
            of_calza[n] = mine_here ? lose * total + (gain - lose) * exact : 0.0f;
            of_theirs[n] = theirs_here
                ? win * (doubted + called) + (lose - win) * theirs_right + (give - win) * theirs_exact : 0.0f;
        }
        float got[VALUES], refused[VALUES], lie[VALUES], honest[VALUES];
        for (int v = 0; v < VALUES; v++) {
            long long at = (one * VALUES + v) * columns + column;
            float by_dudo = win * (said[v] - truly[v]) + lose * truly[v];
            float by_calza = gain * truly[v] + lose * (said[v] - truly[v]);
            float played = answers[at];
            got[v] = by_dudo + played * (by_calza - by_dudo);
            refused[v] = win * said[v];
            float doubt_new = by_dudo - got[v], calza_new = by_calza - got[v];
            float doubt_regret = positive(doubts[at] + doubt_new), calza_regret = positive(answer_regrets[at] + calza_new);
            doubts[at] = doubt_regret;
            answer_regrets[at] = calza_regret;
            float first = positive(doubt_regret + doubt_new), second = positive(calza_regret + calza_new);
            answer_means[at] += weight * played;
            answers[at] = first + second > 0.0f ? second / (first + second) : 0.5f;
            float by_them = may[v] * their_answers[at];
            lie[v] = lose * (total - by_them) + win * by_them;
            honest[v] = lose * (total - may[v]) + win * (may[v] - by_them) + give * by_them;
            fooled[at] = lie[v];
            truthful[at] = honest[v];
        }
        for (int row = 0; row < cups; row++) {
            long long at = (one * cups + row) * columns + column;
            int shown = my_counts[value * cups + row];
            float d = 0.0f, c = 0.0f, o = 0.0f;
            for (int n = 0; n < MOST; n++) {
                d = shown == n ? of_dudo[n] : d;
                c = shown == n ? of_calza[n] : c;
                o = shown == n ? of_theirs[n] : o;
            }
            float mine = my_dudo[at] * d + my_calza[at] * c;
            for (int v = 0; v < VALUES; v++) {
                int match = my_counts[v * cups + row] == dice;
                o += match ? got[v] : refused[v];
                mine += my_tops[((one * VALUES + v) * cups + row) * columns + column] * (match ? honest[v] : lie[v]);
            }
            dudo[at] = d;
            calza[at] = c;
            at_other[at] = o;
            at_mine[at] = mine;
        }
    }
}

/* What raises bring, from the highest bid to the lowest: one level of the tree. */
KERNEL back(float *at_mine, float *at_other, const float *raises, long long rows, int depth, int level)
{
    long long columns = 1LL << depth;
    if (level < 0) {
        EACH(row, rows) { at_mine[row * columns] += raises[row * columns] * at_other[row * columns]; }
    } else {
        EACH(i, rows << level) {
            long long half = 1LL << level, parent = (i >> level << depth) + (i & (half - 1)), child = parent + half;
            at_other[parent] += at_mine[child];
            at_mine[parent] += raises[child] * at_other[child];
        }
    }
}

#define LEARN(regret, mean, played, gained) \
    do { \
        float new_ = (gained) - mine; \
        float kept_ = positive((regret) + new_); \
        (mean) += come * (played); \
        (regret) = kept_; \
        (played) = positive(kept_ + new_); \
        total += (played); \
    } while (0)

/* Regrets, means and the next chances of one node: predictive regret matching plus. */
KERNEL learn(
    float *raises, float *dudo, float *calza, float *tops,
    float *raise_regrets, float *dudo_regrets, float *calza_regrets, float *top_regrets,
    float *raise_means, float *dudo_means, float *calza_means, float *top_means,
    const float *own, const float *of_dudo, const float *of_calza, const float *at_other, const float *at_mine,
    const float *fooled, const float *truthful, const int *counts,
    long long rounds, int depth, int cups, int who, int dice, float weight)
{
    long long columns = 1LL << depth;
    EACH(i, rounds * cups << depth) {
        long long line = i >> depth, column = i & (columns - 1), one = line / cups;
        int row = (int)(line % cups), last = length(column), opening = who == 0 && column == 0;
        int bids = depth + 1;
        float come = own[i] * weight, mine = at_mine[i], total = 0.0f;
        if (opening) {
            LEARN(raise_regrets[i], raise_means[i], raises[i], at_other[i]);
        } else {
            LEARN(dudo_regrets[i], dudo_means[i], dudo[i], of_dudo[i]);
            LEARN(calza_regrets[i], calza_means[i], calza[i], of_calza[i]);
        }
        for (int v = 0; v < VALUES; v++) {
            long long at = ((one * VALUES + v) * cups + row) * columns + column;
            long long small = (one * VALUES + v) * columns + column;
            LEARN(top_regrets[at], top_means[at], tops[at],
                counts[v * cups + row] == dice ? truthful[small] : fooled[small]);
        }
        for (int k = last; k < bids - 1; k++) {
            long long at = i + (1LL << k);
            LEARN(raise_regrets[at], raise_means[at], raises[at], at_other[at]);
        }
        /* All choices alike where there is nothing. */
        float even = 0.0f, scale = 0.0f;
        if (total > 0.0f) scale = 1.0f / total;
        else even = 1.0f / (float)(opening ? bids + VALUES : bids - 1 - last + 2 + VALUES);
        if (opening) {
            raises[i] = raises[i] * scale + even;
        } else {
            dudo[i] = dudo[i] * scale + even;
            calza[i] = calza[i] * scale + even;
        }
        for (int v = 0; v < VALUES; v++) {
            long long at = ((one * VALUES + v) * cups + row) * columns + column;
            tops[at] = tops[at] * scale + even;
        }
        for (int k = last; k < bids - 1; k++) {
            long long at = i + (1LL << k);
            raises[at] = raises[at] * scale + even;
        }
    }
}
