import type {
  CustomCode,
  EditorMessage,
  Look,
  LookTheme,
  PreviewVisitor,
} from '@kantele/api/contract/appearance';
import { THEME_VARIABLES } from '@kantele/theme';
import { editorSource, parsePreviewMessage } from '../../../lib/appearance-messages.ts';
import type { EditRegion } from '../../../lib/appearance-regions.ts';
import { isSame } from './look-fields.ts';

/** What the preview is to show. */
export interface Shown {
  look: Look;
  theme: LookTheme;
  /** Whom it is shown to, and in which language; null for the admin's own. */
  visitor: PreviewVisitor;
  language: string | null;
  /** Whether a click on a part of the page chooses it. */
  inspecting: boolean;
}

/** What the page tells. */
export interface PreviewListener {
  onPath: (path: string) => void;
  onRegions: (regions: EditRegion[]) => void;
  onSelected: (region: EditRegion) => void;
}

type Unmarked<Message> = Message extends unknown ? Omit<Message, 'source'> : never;

/**
 * The window that shows the site while it is changed. Every message names this site as its target. One at most is sent
 * for a frame on the screen; when the page there is loaded anew it is told everything again.
 */
export class PreviewLink {
  readonly #window: () => Window | null;
  readonly #listener: PreviewListener;
  #wanted: Shown | null = null;
  #told: Shown | null = null;
  #frame: number | null = null;
  #isReady = false;
  /** Where to go once the page can be told. */
  #path: string | null = null;

  constructor(window: () => Window | null, listener: PreviewListener) {
    this.#window = window;
    this.#listener = listener;
  }

  /** Listens to the page; answers how to stop. */
  connect(): () => void {
    const listen = (event: MessageEvent) => this.#hear(event);
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      if (this.#frame !== null) cancelAnimationFrame(this.#frame);
      this.#frame = null;
    };
  }

  show(shown: Shown): void {
    this.#wanted = shown;
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      this.#tell();
    });
  }

  go(path: string): void {
    if (this.#isReady) this.#send({ type: 'navigate', path });
    else this.#path = path;
  }

  /** Draws a line around parts of the page, for as long as nothing else is said. */
  outline(regions: EditRegion[]): void {
    if (this.#isReady) this.#send({ type: 'setOutline', regions });
  }

  #hear({ data, origin, source }: MessageEvent): void {
    if (origin !== window.location.origin || source !== this.#window()) return;
    const message = parsePreviewMessage(data);
    if (!message) return;
    if (message.type === 'regions') this.#listener.onRegions(message.regions);
    else if (message.type === 'selected') this.#listener.onSelected(message.region);
    // A page that is left at once is not where one is.
    else if (this.#path === null) this.#listener.onPath(message.path);
    if (message.type !== 'ready') return;
    this.#isReady = true;
    this.#told = null;
    this.#tell();
    if (this.#path !== null) this.go(this.#path);
    this.#path = null;
  }

  #tell(): void {
    if (!this.#isReady || !this.#wanted) return;
    const { look, theme, visitor, language, inspecting } = this.#wanted;
    const before = this.#told;
    const colored = before !== null && isOnlyColored(before, this.#wanted);
    this.#told = this.#wanted;
    if (colored) {
      for (const name of THEME_VARIABLES) {
        const value = theme.colors[name];
        if (value !== undefined && value !== before.theme.colors[name]) {
          this.#send({ type: 'setThemeColor', name, value });
        }
      }
      return;
    }
    if (visitor !== (before?.visitor ?? 'self') || language !== (before?.language ?? null)) {
      this.#send({ type: 'setVisitor', visitor, language });
    }
    if (inspecting !== (before?.inspecting ?? false)) this.#send({ type: 'setInspector', on: inspecting });
    if (!before || !isSame(before.look, look)) {
      this.#send({ type: 'setValues', settings: look.settings, themes: look.themes });
    }
    this.#send({ type: 'setTheme', colors: theme.colors, is_dark: theme.is_dark });
    this.#tellCode(before && codeOf(before.look), codeOf(look));
  }

  #tellCode(before: Code | null, code: Code): void {
    if (before?.css !== code.css) this.#send({ type: 'setCustomCode', mode: 'css', value: code.css });
    if (before?.html !== code.html) this.#send({ type: 'setCustomCode', mode: 'html', value: code.html });
  }

  #send(message: Unmarked<EditorMessage>): void {
    this.#window()?.postMessage({ source: editorSource, ...message }, window.location.origin);
  }
}

type Code = Pick<CustomCode, 'css' | 'html'>;
const noCode: Code = { css: '', html: '' };
const codeOf = ({ settings }: Look): Code => (settings.custom_code as Code | undefined) ?? noCode;

/** Whether nothing but values of the theme that is shown differ. */
function isOnlyColored(before: Shown, now: Shown): boolean {
  if (before.theme.id !== now.theme.id || before.theme.is_dark !== now.theme.is_dark) return false;
  if (before.look.settings !== now.look.settings) return false;
  if (before.visitor !== now.visitor || before.language !== now.language) return false;
  if (before.inspecting !== now.inspecting) return false;
  const rest = ({ look, theme }: Shown) =>
    look.themes.map((other) => (other.id === theme.id ? { ...other, colors: null } : other));
  return isSame(rest(before), rest(now));
}
