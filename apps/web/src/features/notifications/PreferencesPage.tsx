import type { MailFrequency as Frequency } from '@kantele/api/contract/notifications';
import { line } from '@kantele/api/translate';
import { Checkbox, Radio, RadioGroup } from '@kantele/ui/Checkbox';
import { text } from '@kantele/ui/css/text.css';
import { SaveBar } from '@kantele/ui/SaveBar';
import { Fragment, useState } from 'react';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { Page } from '../../app/parts/Page.tsx';
import { trpc } from '../../app/trpc.ts';
import { type Channel, isOn, stateOf, switched } from './matrix.ts';
import * as css from './notifications.css.ts';
import { ThisBrowser } from './ThisBrowser.tsx';
import { useThisBrowser } from './useThisBrowser.ts';

const wayNames: Record<Channel, string> = {
  in_app: line('On the site'),
  email: line('Email'),
  browser: line('Browser'),
};

const frequencyNames: Record<Frequency, string> = {
  at_once: line('At once'),
  daily: line('Once a day, in the morning'),
  weekly: line('Once a week, on Monday morning'),
  never: line('Never'),
};
const mailFrequencies = Object.keys(frequencyNames) as Frequency[];

/** Which messages one wants, and by which way. Saved as a whole. */
export function PreferencesPage() {
  const t = useT();
  const showFailure = useShowFailure();
  const utils = trpc.useUtils();
  const [{ groups, available_channels: ways, user_selections: saved, mail_frequency, push_key }] =
    trpc.notifications.subscriptions.useSuspenseQuery();
  const browser = useThisBrowser(push_key);
  const update = trpc.notifications.updateSubscriptions.useMutation();
  const [draft, setDraft] = useState<typeof saved | null>(null);
  const selections = draft ?? saved;
  const [often, setOften] = useState<Frequency | null>(null);
  const dirty =
    (often !== null && often !== mail_frequency) || JSON.stringify(selections) !== JSON.stringify(saved);
  const set = (ids: readonly string[], way: Channel) => async (on: boolean) => {
    // A browser that shows none leaves its way off.
    if (way === 'browser' && on && !(await browser.show())) return;
    setDraft((current) => switched(current ?? saved, ids, way, on));
  };
  const save = async () => {
    const next = await update.mutateAsync({ selections, mail_frequency: often ?? mail_frequency });
    utils.notifications.subscriptions.setData(undefined, next);
    setDraft(null);
    setOften(null);
    void notify(t('Updated preferences'));
  };
  return (
    <Page>
      <div className={css.column}>
        <h1 className={text({ style: 'h1' })}>{t('Notification settings')}</h1>
        <table className={css.matrix}>
          <thead>
            <tr>
              <th scope="col" className={css.way}>
                {t('Messages')}
              </th>
              {ways.map((way) => (
                <th key={way} scope="col" className={css.way}>
                  {t(wayNames[way])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ group_name, subscriptions }) => {
              const ids = subscriptions.map(({ notif_id }) => notif_id);
              return (
                <Fragment key={group_name}>
                  <tr>
                    <th scope="rowgroup" className={css.group}>
                      {group_name}
                    </th>
                    {ways.map((way) => (
                      <td key={way} className={css.box}>
                        <Checkbox
                          aria-label={t('All of “:group”: :way', {
                            group: group_name,
                            way: t(wayNames[way]),
                          })}
                          isSelected={stateOf(selections, ids, way) === true}
                          isIndeterminate={stateOf(selections, ids, way) === 'some'}
                          onChange={(on) => void set(ids, way)(on)}
                        />
                      </td>
                    ))}
                  </tr>
                  {subscriptions.map(({ notif_id, name }) => (
                    <tr key={notif_id}>
                      <th scope="row">{name}</th>
                      {ways.map((way) => (
                        <td key={way} className={css.box}>
                          <Checkbox
                            aria-label={`${name}: ${t(wayNames[way])}`}
                            isSelected={isOn(selections, notif_id, way)}
                            onChange={(on) => void set([notif_id], way)(on)}
                          />
                        </td>
                      ))}
                    </tr>
                  ))}
                </Fragment>
              );
            })}
          </tbody>
        </table>
        <ThisBrowser browser={browser} />
        {ways.includes('email') && (
          <RadioGroup
            label={t('Emails')}
            value={often ?? mail_frequency}
            onChange={(value) => setOften(mailFrequencies.find((name) => name === value) ?? null)}
          >
            {mailFrequencies.map((name) => (
              <Radio key={name} value={name}>
                {t(frequencyNames[name])}
              </Radio>
            ))}
          </RadioGroup>
        )}
        <SaveBar
          dirty={dirty}
          message={t('Unsaved changes')}
          saveLabel={t('Save')}
          discardLabel={t('Discard')}
          saving={update.isPending}
          onSave={() => void save().catch(showFailure)}
          onDiscard={() => {
            setDraft(null);
            setOften(null);
          }}
        />
      </div>
    </Page>
  );
}
