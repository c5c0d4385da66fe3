import { ComboBox } from '@kantele/ui/ComboBox';
import { Form } from '@kantele/ui/Form';
import { Section } from '@kantele/ui/Section';
import { Select, SelectItem } from '@kantele/ui/Select';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import * as css from './account.css.ts';
import { accountReads } from './account-reads.ts';
import type { AccountDraft } from './useAccountDraft.ts';

const names = ['language', 'country', 'timezone'] as const;
/** Stands for no choice of one's own. */
const automatic = 'auto';

/** Country, language and time zone of the user. */
export function LocaleSection({ draft }: { draft: AccountDraft }) {
  const t = useT();
  const [{ timezones = {}, countries = [], localizations = [] }] = trpc.settings.valueLists.useSuspenseQuery(
    accountReads.lists,
  );
  const { values, set } = draft;
  const choose = (field: (typeof names)[number]) => (id: string | null) =>
    set(field)(id === automatic ? '' : (id ?? ''));
  const listWords = {
    emptyText: t('There are no items matching your query'),
    loadingText: t('Loading...'),
  };
  const zones = Object.entries(timezones).map(([region, list]) => ({
    id: `region ${region}`,
    title: region,
    options: list.map(({ value, text }) => ({ id: value, label: text })),
  }));
  return (
    <Section id="locale" title={t('Date, time and language')}>
      <Form
        label={t('Date, time and language')}
        errors={draft.errorsOf(names)}
        busy={draft.saving}
        onSubmit={draft.save}
        className={css.pair}
      >
        {localizations.length > 1 && (
          <Select
            name="language"
            label={t('Language')}
            selectedKey={values.language || automatic}
            onSelectionChange={(key) => choose('language')(String(key))}
            {...listWords}
          >
            <SelectItem id={automatic}>{t('Automatic')}</SelectItem>
            {localizations.map(({ language, name }) => (
              <SelectItem key={language} id={language}>
                {name}
              </SelectItem>
            ))}
          </Select>
        )}
        <ComboBox
          name="country"
          label={t('Country')}
          optional={t('optional')}
          options={countries.map(({ code, name }) => ({ id: code, label: name }))}
          value={values.country || null}
          onChange={choose('country')}
          {...listWords}
        />
        <ComboBox
          name="timezone"
          label={t('Time zone')}
          options={[{ id: automatic, label: t('Automatic') }, ...zones]}
          value={values.timezone || automatic}
          onChange={choose('timezone')}
          className={css.whole}
          {...listWords}
        />
      </Form>
    </Section>
  );
}
