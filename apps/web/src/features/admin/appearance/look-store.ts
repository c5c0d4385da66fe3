import type { Look, LookEditor } from '@kantele/api/contract/appearance';
import { isSame, withField } from './look-fields.ts';
import { type LookConflict, mergeLooks } from './look-merge.ts';
import { addStep, type LookStep, type LookSteps, noSteps, redo, undo } from './look-steps.ts';

/** Whether what is on the screen is on the server. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused';

export interface LookState extends Omit<LookEditor, 'draft'> {
  /** As it is being changed. */
  look: Look;
  save: SaveState;
  /** Sentences of the server on values it does not take, by field. */
  problems: Readonly<Record<string, readonly string[]>>;
  conflicts: readonly LookConflict[];
  steps: LookSteps;
}

/** The calls of the server, and what its refusals mean. */
export interface LookServer {
  load(): Promise<LookEditor>;
  save(input: {
    rev: number;
    look: Look;
  }): Promise<Pick<LookEditor, 'rev' | 'checks'> & { saved_at: string }>;
  /** `conflict`, `invalid` with sentences by field, `offline`, or something that is nobody's fault here. */
  explain(error: unknown): {
    kind: 'conflict' | 'invalid' | 'offline' | 'other';
    fields: LookState['problems'];
  };
}

interface Kept {
  steps: LookSteps;
  /** What the server does not have yet, and what it was made of. */
  unsaved?: { look: Look; base: Look };
}

const key = 'appearance-editor';
/** Milliseconds after the last change until it is sent. */
const saveAfterMs = 800;
const againAfterMs = 5_000;

/** What is being changed in the appearance editor: each change is kept here at once and on the server soon after. */
export class LookStore {
  readonly #server: LookServer;
  readonly #storage: Storage;
  readonly #listeners = new Set<() => void>();
  #state: LookState;
  /** What the server has. */
  #saved: Look;
  #presses = 0;
  #press: number | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #sending: Promise<void> | null = null;

  constructor(editor: LookEditor, server: LookServer, storage: Storage) {
    this.#server = server;
    this.#storage = storage;
    this.#saved = editor.draft ?? editor.published;
    const { steps = noSteps, unsaved } = this.#kept();
    const merged = unsaved ? mergeLooks(unsaved.base, unsaved.look, this.#saved) : null;
    const look = merged?.look ?? this.#saved;
    const { draft: _, ...rest } = editor;
    this.#state = { ...rest, look, save: 'saved', problems: {}, conflicts: merged?.conflicts ?? [], steps };
    if (look !== this.#saved) this.#saveLater(0);
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  readonly state = () => this.#state;

  /** Whether leaving now would lose something. */
  get isDirty(): boolean {
    return !isSame(this.#state.look, this.#saved) || this.#state.conflicts.length > 0;
  }

  /** A pointer goes down or up: what one control does in between is one step. */
  hold(isDown: boolean): void {
    this.#presses += isDown ? 1 : 0;
    this.#press = isDown ? this.#presses : null;
  }

  /** Changes the look by a control; `name` is what undoing it is called. */
  change(control: string, name: string, make: (look: Look) => Look): void {
    const before = this.#state.look;
    const look = make(before);
    if (isSame(before, look)) return;
    const [at, press] = [performance.now(), this.#press];
    const steps = addStep(this.#state.steps, { name, control, before, after: look, at, press });
    this.#put({ look, steps });
    this.#saveLater(saveAfterMs);
  }

  /** @returns what was undone */
  undo(): LookStep | null {
    return this.#step(undo(this.#state.steps, this.#state.look));
  }
  redo(): LookStep | null {
    return this.#step(redo(this.#state.steps, this.#state.look));
  }
  #step(made: ReturnType<typeof undo>): LookStep | null {
    if (!made) return null;
    this.#put({ look: made.look, steps: made.steps });
    this.#saveLater(saveAfterMs);
    return made.step;
  }

  /** Decides a part that somebody else has changed, too; `name` is what undoing it is called. */
  decide(conflict: LookConflict, keep: 'mine' | 'theirs', name: string): void {
    this.#put({ conflicts: this.#state.conflicts.filter((other) => other !== conflict) });
    const { field, mine } = conflict;
    if (keep === 'mine') this.change(`conflict ${field}`, name, (look) => withField(look, field, mine));
  }

  /** Sends what is not sent yet and waits for it; false when it could not be. */
  async settle(): Promise<boolean> {
    this.#stopTimer();
    await this.#sending;
    // Also when there is nothing left to send: what was changed and changed back was still waiting.
    await this.#send();
    return this.#state.save === 'saved' && this.#state.conflicts.length === 0;
  }

  /** What the server answered to publishing, discarding or restoring. */
  adopt(editor: LookEditor, step?: { control: string; name: string }): void {
    const before = this.#state.look;
    const { draft, ...rest } = editor;
    const look = draft ?? editor.published;
    this.#stopTimer();
    this.#saved = look;
    const steps = step
      ? addStep(this.#state.steps, { ...step, before, after: look, at: performance.now(), press: null })
      : this.#state.steps;
    this.#put({ ...rest, look, steps, save: 'saved', problems: {}, conflicts: [] });
  }

  #put(change: Partial<LookState>): void {
    this.#state = { ...this.#state, ...change };
    this.#keep();
    for (const listener of this.#listeners) listener();
  }

  #saveLater(ms: number): void {
    this.#stopTimer();
    if (this.#state.save !== 'offline') this.#state = { ...this.#state, save: 'waiting' };
    this.#timer = setTimeout(() => void this.#send(), ms);
    for (const listener of this.#listeners) listener();
  }
  #stopTimer(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** One save at a time: the next names the number that this one brings. */
  #send(): Promise<void> {
    this.#sending ??= this.#sendNow().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #sendNow(): Promise<void> {
    const { look, rev } = this.#state;
    if (isSame(look, this.#saved)) return this.#put({ save: 'saved', problems: {} });
    this.#put({ save: 'saving' });
    try {
      const { rev: next, saved_at, checks } = await this.#server.save({ rev, look });
      this.#saved = look;
      const isLast = this.#state.look === look;
      this.#put({ rev: next, saved_at, checks, problems: {}, save: isLast ? 'saved' : 'waiting' });
      if (!isLast) this.#saveLater(saveAfterMs);
    } catch (error) {
      await this.#fail(error);
    }
  }

  async #fail(error: unknown): Promise<void> {
    const { kind, fields } = this.#server.explain(error);
    if (kind === 'invalid') return this.#put({ save: 'refused', problems: fields });
    if (kind === 'conflict') {
      const found = await this.#server.load().catch(() => null);
      if (found) return this.meet(found);
    }
    this.#put({ save: 'offline' });
    this.#saveLater(againAfterMs);
  }

  /** What somebody else has saved meanwhile, with what was changed here. */
  meet(editor: LookEditor): void {
    const { draft, ...rest } = editor;
    const theirs = draft ?? editor.published;
    const { look, conflicts } = mergeLooks(this.#saved, this.#state.look, theirs);
    this.#saved = theirs;
    this.#put({ ...rest, look, conflicts, save: 'saved' });
    if (!isSame(look, theirs)) this.#saveLater(0);
  }

  #kept(): Partial<Kept> {
    try {
      return JSON.parse(this.#storage.getItem(key) ?? '{}') as Partial<Kept>;
    } catch {
      return {};
    }
  }
  #keep(): void {
    const { steps, look } = this.#state;
    const unsaved = isSame(look, this.#saved) ? {} : { unsaved: { look, base: this.#saved } };
    try {
      this.#storage.setItem(
        key,
        JSON.stringify({ steps: { ...steps, at: 0, press: null }, ...unsaved } satisfies Kept),
      );
    } catch {
      // A full store: undoing ends with this page.
    }
  }
}
