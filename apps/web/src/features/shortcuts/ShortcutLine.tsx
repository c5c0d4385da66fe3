import { Button } from '@kantele/ui/Button';
import { cx } from '@kantele/ui/cx';
import { IconButton } from '@kantele/ui/IconButton';
import { RotateCcw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../app/i18n.tsx';
import { interfacePreferences } from '../../app/interface-preferences.ts';
import { actionWords } from '../../app/shortcuts/action-words.ts';
import { actionOf, type ShortcutName, shortcutActions } from '../../app/shortcuts/actions.ts';
import { isApple, keyLabels } from '../../app/shortcuts/keys.ts';
import { withKeys } from '../../app/shortcuts/map.ts';
import * as css from './editor.css.ts';
import { type Recorded, useKeyRecorder } from './useKeyRecorder.ts';

interface ShortcutLineProps {
  name: ShortcutName;
  /** What the action was given; empty when it was switched off. */
  keys: string;
  /** All single keys are switched off, these too. */
  silent: boolean;
  recording: boolean;
  onRecord: (on: boolean) => void;
}

/** One action with its keys, which a press changes. */
export function ShortcutLine({ name, keys, silent, recording, onRecord }: ShortcutLineProps) {
  const t = useT();
  const words = t(actionWords[name]);
  const spoken = keyLabels(keys, isApple()).join(' ');
  const keysButton = useRef<HTMLButtonElement>(null);
  const back = useRef(false);
  const done = (returns: boolean) => {
    back.current = returns;
    onRecord(false);
  };
  useEffect(() => {
    if (!recording && back.current) keysButton.current?.focus();
    back.current = false;
  }, [recording]);
  const set = (next: string | undefined) =>
    interfacePreferences.set({ keys: withKeys(interfacePreferences.get().keys, name, next) });
  if (actionOf(name).inRows) {
    return (
      <li className={css.line}>
        <span className={css.lineWords}>{words}</span>
        <Caps keys={keys} />
      </li>
    );
  }
  return (
    <li className={css.line}>
      <span className={css.lineWords}>{words}</span>
      {recording ? (
        <Recorder name={name} onDone={done} />
      ) : (
        <button
          ref={keysButton}
          type="button"
          className={cx(css.keysButton, silent && css.silent)}
          aria-label={
            keys
              ? t('Change keys for :action: :keys', { action: words, keys: spoken })
              : t('Set keys for :action', { action: words })
          }
          onClick={() => onRecord(true)}
        >
          {keys ? <Caps keys={keys} /> : <span className={css.hint}>{t('Off')}</span>}
        </button>
      )}
      <IconButton
        label={t('Switch off :action', { action: words })}
        isDisabled={!keys}
        onPress={() => set('')}
        tooltip={false}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('Usual keys for :action', { action: words })}
        isDisabled={keys === shortcutActions[name].keys}
        onPress={() => set(undefined)}
        tooltip={false}
      >
        <RotateCcw size={16} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Keys as caps, one after the other for a sequence. */
function Caps({ keys }: { keys: string }) {
  return (
    <span className={css.caps} dir="ltr">
      {keyLabels(keys, isApple()).map((label, index) => (
        <kbd key={index} className={css.cap}>
          {label}
        </kbd>
      ))}
    </span>
  );
}

interface RecorderProps {
  name: ShortcutName;
  /** `back` gives the focus to the keys; without it somebody has gone elsewhere. */
  onDone: (back: boolean) => void;
}

function Recorder({ name, onDone }: RecorderProps) {
  const t = useT();
  const field = useRef<HTMLButtonElement>(null);
  const { recorded, onKeyDown, replace } = useKeyRecorder(name, () => onDone(true));
  const conflict = recorded?.kind === 'conflict';
  useEffect(() => field.current?.focus(), []);
  return (
    <span className={css.recorder} data-records-keys={conflict ? undefined : ''}>
      {conflict ? (
        <Button size="small" variant="ink" autoFocus onPress={replace}>
          {t('Use it here')}
        </Button>
      ) : (
        <button
          ref={field}
          type="button"
          className={css.recording}
          onKeyDown={onKeyDown}
          onBlur={() => onDone(false)}
        >
          {recorded ? <Caps keys={recorded.keys} /> : t('Press a key')}
        </button>
      )}
      {conflict && (
        <Button size="small" variant="outline" onPress={() => onDone(true)}>
          {t('Cancel')}
        </Button>
      )}
      <span role="status" className={css.note}>
        {recorded && <Note recorded={recorded} />}
      </span>
    </span>
  );
}

function Note({ recorded }: { recorded: NonNullable<Recorded> }) {
  const t = useT();
  const keys = keyLabels(recorded.keys, isApple()).join(' ');
  if (recorded.kind === 'waiting') return t('And a second key');
  if (recorded.kind === 'refused') return t(':keys belongs to the page or the browser', { keys });
  return t(':keys is used for “:action”', { keys, action: t(actionWords[recorded.other]) });
}
