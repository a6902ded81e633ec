/** A page that is set up at a stretch keeps a slow phone from drawing and listening. It comes in steps instead. */

/** Lets the browser draw and listen before what follows. */
export function breath(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}

/** Whether the first page stands. Who comes back to a page later finds all of it at once, where it was scrolled to. */
let arrived = false;

/** Steps of a page, each in a task of its own; what comes later has to stand below, so that nothing moves. */
export class Steps {
  /** How many have been taken. */
  done = $state(arrived ? Infinity : 0);

  constructor(all: number) {
    if (!arrived) void this.take(all);
  }

  private async take(all: number): Promise<void> {
    for (let step = 1; step <= all; step += 1) {
      await breath();
      this.done = step;
    }
    arrived = true;
    this.done = Infinity;
  }
}
