import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { SearchField } from '@kantele/ui/SearchField';
import { Switch } from '@kantele/ui/Switch';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { interfacePreferences, useInterface } from '../../app/interface-preferences.ts';
import { actionWords, groupWords } from '../../app/shortcuts/action-words.ts';
import { actionOf, type ShortcutName, shortcutNames } from '../../app/shortcuts/actions.ts';
import { isApple, isSingle, keyLabels } from '../../app/shortcuts/keys.ts';
import { chosenKeys } from '../../app/shortcuts/map.ts';
import * as css from './editor.css.ts';
import { ShortcutLine } from './ShortcutLine.tsx';

type Group = keyof typeof groupWords;

/** The effective map, by group, to be searched and changed: every line can have other keys or none. */
export function ShortcutEditor({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useT();
  const keys = useInterface('keys');
  const singleKeys = useInterface('singleKeys');
  const [query, setQuery] = useState('');
  const [recording, setRecording] = useState<ShortcutName | null>(null);
  const wanted = query.trim().toLocaleLowerCase();
  const apple = isApple();
  const shows = (name: ShortcutName) =>
    [t(actionWords[name]), keyLabels(chosenKeys(name, { keys }), apple).join(' ')].some((words) =>
      words.toLocaleLowerCase().includes(wanted),
    );
  const groups = (Object.keys(groupWords) as Group[])
    .map((group) => ({
      group,
      names: shortcutNames.filter((name) => actionOf(name).group === group && shows(name)),
    }))
    .filter(({ names }) => names.length > 0);
  return (
    <div className={css.editor}>
      <div className={css.tools}>
        <SearchField
          label={t('Find a shortcut')}
          placeholder={t('Find a shortcut')}
          clearLabel={t('Clear search')}
          value={query}
          onChange={setQuery}
          autoFocus={autoFocus}
          className={css.search}
        />
        <Button
          variant="outline"
          isDisabled={Object.keys(keys).length === 0 && singleKeys}
          onPress={() => interfacePreferences.set({ keys: {}, singleKeys: true })}
        >
          {t('Reset all')}
        </Button>
      </div>
      <Switch
        layout="row"
        isSelected={singleKeys}
        onChange={(value) => interfacePreferences.set({ singleKeys: value })}
        description={t('Turn off to require Ctrl or ⌘: helps with speech input or tremor.')}
      >
        {t('Single keys')}
      </Switch>
      {groups.length === 0 && <p className={css.hint}>{t('No shortcut matches “:query”', { query })}</p>}
      {groups.map(({ group, names }) => (
        <section key={group} aria-labelledby={`keys-${group}`}>
          <h3 id={`keys-${group}`} className={text({ style: 'label' })}>
            {t(groupWords[group])}
          </h3>
          <ul className={css.lines}>
            {names.map((name) => (
              <ShortcutLine
                key={name}
                name={name}
                keys={chosenKeys(name, { keys })}
                silent={!singleKeys && !actionOf(name).inRows && isSingle(chosenKeys(name, { keys }))}
                recording={recording === name}
                onRecord={(on) => setRecording(on ? name : null)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
