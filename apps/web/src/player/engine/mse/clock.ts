/** A jump lands so far behind everything that bytes still on their way to the buffer cannot be heard there (seconds). */
const jump = 20;

/** The clock of a media element, in seconds, with the place it has to go to as long as it cannot. */
export class Clock {
  readonly element: HTMLAudioElement;
  #target: number | null = null;

  constructor(element: HTMLAudioElement) {
    this.element = element;
  }

  get now(): number {
    return this.#target ?? this.element.currentTime;
  }

  /** The element stands where it was told to. */
  get settled(): boolean {
    return this.#target === null;
  }

  goTo(time: number): void {
    this.#target = time;
    this.element.currentTime = time;
  }

  /** Goes where it has to as soon as the element knows of any data. */
  settle(): void {
    const target = this.#target;
    if (target === null || this.element.readyState === 0) return;
    this.#target = null;
    if (Math.abs(this.element.currentTime - target) > 0.01) this.element.currentTime = target;
  }

  forget(): void {
    this.#target = null;
  }

  /** Seconds of a listener's time until the clock shows a time. */
  left(to: number): number {
    return (to - this.now) / this.element.playbackRate;
  }

  /** A whole second behind everything in the buffer. */
  freeSecond(): number {
    const { buffered } = this.element;
    const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
    return Math.ceil(Math.max(end, this.now)) + jump;
  }
}
