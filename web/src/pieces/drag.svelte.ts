/** Something carried by the pointer. A short way is a click; a longer one is a drag, which ends on what has `data-drop`. */
const FAR = 8;

export interface Carrying<Thing> {
  /** Dropped on the part of the table with this `data-drop`. */
  drop: (thing: Thing, onto: string) => void;
  /** The way has become long enough. */
  begin?: (thing: Thing) => void;
  /** Let go at a point; true if that was all there is to do. */
  letGo?: (thing: Thing, x: number, y: number) => boolean;
}

export interface Handlers {
  onpointerdown: (event: PointerEvent) => void;
  onpointermove: (event: PointerEvent) => void;
  onpointerup: (event: PointerEvent) => void;
  onpointercancel: () => void;
}

export class Drag<Thing> {
  private held = $state.raw<Thing | null>(null);
  private far = $state(false);
  private by = $state.raw({ x: 0, y: 0 });
  /** Where the pointer is. */
  at = $state.raw({ x: 0, y: 0 });
  private from = { x: 0, y: 0 };
  private justDropped = false;

  constructor(private readonly carrying: Carrying<Thing>) {}

  /** What is being carried, once the way is long enough. */
  readonly thing: Thing | null = $derived(this.far ? this.held : null);
  readonly transform = $derived(`translate(${this.by.x}px, ${this.by.y}px) rotate(-3deg)`);

  /** For the element that stands for this thing. */
  handlers(thing: Thing, able: boolean): Handlers {
    return {
      onpointerdown: (event) => {
        this.justDropped = false;
        if (!able || event.button !== 0) return;
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        this.held = thing;
        this.far = false;
        this.from = { x: event.clientX, y: event.clientY };
      },
      onpointermove: (event) => {
        if (this.held === null) return;
        this.at = { x: event.clientX, y: event.clientY };
        this.by = { x: this.at.x - this.from.x, y: this.at.y - this.from.y };
        if (this.far || Math.hypot(this.by.x, this.by.y) <= FAR) return;
        this.far = true;
        this.carrying.begin?.(this.held);
      },
      onpointerup: (event) => this.end(event.clientX, event.clientY),
      onpointercancel: () => this.stop(),
    };
  }

  /** Whether a click is one of its own: the click that ends a drag is not. */
  clicked(): boolean {
    const own = !this.justDropped;
    this.justDropped = false;
    return own;
  }

  private stop(): void {
    this.held = null;
    this.far = false;
  }

  private end(x: number, y: number): void {
    const { thing } = this;
    this.stop();
    if (thing === null) return;
    this.justDropped = true;
    if (this.carrying.letGo?.(thing, x, y)) return;
    const onto = document
      .elementsFromPoint(x, y)
      .map((element) => element.closest<HTMLElement>("[data-drop]")?.dataset.drop)
      .find(Boolean);
    if (onto) this.carrying.drop(thing, onto);
  }
}
