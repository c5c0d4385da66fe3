import type { Look, LookEditor } from '@kantele/api/contract/appearance';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { colored, described, plainLook } from './look.testing.ts';
import { type LookServer, LookStore } from './look-store.ts';

/** The server's side: one draft and its number; `before` may do something ahead of a save. */
class Server implements LookServer {
  draft: Look | null = null;
  rev = 1;
  saves = 0;
  refuses: 'offline' | 'invalid' | null = null;
  before: (() => void) | null = null;

  editor = (): LookEditor => ({
    ...{ rev: this.rev, published: plainLook, draft: this.draft, saved_at: null, author: null },
    ...{ checks: [], revisions: [] },
  });
  load = async () => this.editor();
  save: LookServer['save'] = async ({ rev, look }) => {
    this.before?.();
    this.saves += 1;
    if (this.refuses) throw new Error(this.refuses);
    if (rev !== this.rev) throw new Error('conflict');
    this.draft = look;
    this.rev += 1;
    return { rev: this.rev, saved_at: '2026-11-20T10:00:00Z', checks: [] };
  };
  explain: LookServer['explain'] = (error) => ({
    kind: (error as Error).message as 'conflict' | 'invalid' | 'offline',
    fields: { 'settings.branding.site_name': ['Too short.'] },
  });
}

let storage: Storage;
let server: Server;
const open = () => new LookStore(server.editor(), server, storage);
const describeAs = (store: LookStore, text: string) =>
  store.change('description', 'Description', (look) => described(look, text));

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  const kept = new Map<string, string>();
  storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is changed in the appearance editor', () => {
  it('is sent once, 800 ms after the last of several changes', async () => {
    const store = open();
    for (const text of ['A', 'AB', 'ABC']) describeAs(store, text);
    expect(store.state().save).toBe('waiting');
    await vi.advanceTimersByTimeAsync(799);
    expect(server.saves).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.saves).toBe(1);
    expect(server.draft?.settings['site.description']).toBe('ABC');
    expect(store.state()).toMatchObject({ save: 'saved', rev: 2 });
    expect(store.isDirty).toBe(false);
  });

  it('and changed back at once leaves nothing to wait for', async () => {
    const store = open();
    describeAs(store, 'Other');
    store.undo();
    expect(store.state().save).toBe('waiting');
    expect(await store.settle()).toBe(true);
    expect(server.saves).toBe(0);
  });

  it('while a save is under way goes with the next', async () => {
    const store = open();
    describeAs(store, 'First');
    server.before = () => {
      server.before = null;
      describeAs(store, 'Second');
    };
    await vi.advanceTimersByTimeAsync(800);
    expect(server.draft?.settings['site.description']).toBe('First');
    await vi.advanceTimersByTimeAsync(800);
    expect(server.draft?.settings['site.description']).toBe('Second');
    expect(store.state().save).toBe('saved');
  });

  it('without a line is kept here, survives a reload with what can be undone, and is sent later', async () => {
    server.refuses = 'offline';
    const first = open();
    describeAs(first, 'Written in a tunnel');
    await vi.advanceTimersByTimeAsync(800);
    expect(first.state().save).toBe('offline');
    expect(first.isDirty).toBe(true);

    const second = open();
    expect(second.state().look.settings['site.description']).toBe('Written in a tunnel');
    server.refuses = null;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.draft?.settings['site.description']).toBe('Written in a tunnel');
    expect(second.undo()?.name).toBe('Description');
    expect(second.state().look).toEqual(plainLook);
  });

  it('that the server refuses says so at its field and stays on the screen', async () => {
    server.refuses = 'invalid';
    const store = open();
    describeAs(store, 'x');
    await vi.advanceTimersByTimeAsync(800);
    expect(store.state()).toMatchObject({
      save: 'refused',
      problems: { 'settings.branding.site_name': ['Too short.'] },
    });
    expect(store.state().look.settings['site.description']).toBe('x');
  });
});

describe('two admins', () => {
  it('may catch up with what the other one has saved, and keep what is their own', async () => {
    const store = open();
    describeAs(store, 'Mine');
    await store.settle();
    const theirs = colored(store.state().look, 2, 'primary', '1 2 3');
    store.meet({ ...(await server.load()), rev: 7, draft: theirs });
    expect(store.state()).toMatchObject({ rev: 7, save: 'saved', conflicts: [] });
    expect(store.state().look).toEqual(theirs);
  });

  /** Somebody else saves. */
  const other = (look: Look) => {
    server.draft = look;
    server.rev += 1;
  };

  it('keep both changes when they changed different things', async () => {
    const store = open();
    other(colored(plainLook, 2, 'primary', '1 2 3'));
    describeAs(store, 'Mine');
    await vi.advanceTimersByTimeAsync(1_600);
    expect(store.state().conflicts).toEqual([]);
    expect(server.draft?.settings['site.description']).toBe('Mine');
    expect(server.draft?.themes[1]?.colors.primary).toBe('1 2 3');
  });

  it('are not asked because the database keeps fields in another order', async () => {
    const named = (site_name: string, look: Look): Look => ({
      ...look,
      settings: { ...look.settings, branding: { site_name, logo_light: null } },
    });
    const store = open();
    store.change('name', 'Name', (look) => named('First', look));
    await vi.advanceTimersByTimeAsync(800);
    const reordered = { logo_light: null, site_name: 'First' };
    const { settings } = named('First', plainLook);
    other(described({ ...plainLook, settings: { ...settings, branding: reordered } }, 'Theirs'));
    store.change('name', 'Name', (look) => named('Second', look));
    await vi.advanceTimersByTimeAsync(1_600);
    expect(store.state().conflicts).toEqual([]);
    expect(server.draft?.settings).toMatchObject({
      branding: { site_name: 'Second' },
      'site.description': 'Theirs',
    });
  });

  it('are asked when they changed the same thing, and nothing is overwritten before', async () => {
    const store = open();
    other(described(plainLook, 'Theirs'));
    describeAs(store, 'Mine');
    await vi.advanceTimersByTimeAsync(1_600);
    const [conflict] = store.state().conflicts;
    expect(conflict).toEqual({ field: 'settings.site.description', mine: 'Mine', theirs: 'Theirs' });
    expect(server.draft?.settings['site.description']).toBe('Theirs');
    expect(await store.settle()).toBe(false);

    if (conflict) store.decide(conflict, 'mine', 'Description');
    await vi.advanceTimersByTimeAsync(800);
    expect(server.draft?.settings['site.description']).toBe('Mine');
    expect(store.isDirty).toBe(false);
  });

  it('who keep the other’s change send nothing', async () => {
    const store = open();
    other(described(plainLook, 'Theirs'));
    describeAs(store, 'Mine');
    await vi.advanceTimersByTimeAsync(1_600);
    const { saves } = server;
    const [conflict] = store.state().conflicts;
    if (conflict) store.decide(conflict, 'theirs', 'Description');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.saves).toBe(saves);
    expect(store.state().look.settings['site.description']).toBe('Theirs');
  });
});
