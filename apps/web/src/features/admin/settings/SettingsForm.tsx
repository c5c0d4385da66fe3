import type { SettingPageId } from '@kantele/api/setting-groups';
import { Form } from '@kantele/ui/Form';
import { SettingsCard } from '@kantele/ui/Section';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useReloadBoot } from '../../../app/session.ts';
import { useSubmit } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { LeaveGuard } from '../frame/LeaveGuard.tsx';
import { useDraft } from '../parts/draft.ts';
import { SaveChanges } from '../parts/SaveChanges.tsx';
import { CardTest } from './CardTest.tsx';
import { ServiceBadge, ServiceCallback } from './ServiceParts.tsx';
import { SettingField } from './SettingField.tsx';
import { isClosed, type Setting } from './setting.ts';
import { cardsOf } from './setting-index.ts';
import * as css from './settings.css.ts';

interface SettingsFormProps {
  group: SettingPageId;
  settings: readonly Setting[];
}

/** The settings of a page, in cards, saved together. */
export function SettingsForm({ group, settings }: SettingsFormProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const reloadBoot = useReloadBoot();
  const update = trpc.settings.update.useMutation();
  const draft = useDraft(savedValues(group, settings));
  const { busy, errors, onSubmit } = useSubmit(async () => {
    if (!draft.dirty) return;
    utils.settings.list.setData({}, await update.mutateAsync({ values: draft.changes }));
    draft.reset();
    void notify(t('Settings saved'));
    // Much of the page hangs on settings.
    await reloadBoot();
  });
  const count = Object.keys(draft.changes).length;

  return (
    <Form
      label={t('Settings')}
      errors={errors}
      busy={busy}
      onSubmit={onSubmit}
      errorTitle={t('Something went wrong')}
      className={css.form}
    >
      {cardsOf(group, settings).map((card) => {
        const shown = settings.filter(({ key }) => card.keys.includes(key));
        const isCardClosed = shown.every((setting) => setting.fixed || isClosed(setting));
        const isSaid = isCardClosed && shown.some(isClosed);
        const words = [card.text && t(card.text), isSaid && t('Only an admin can change this.')];
        return (
          <SettingsCard
            key={card.id}
            id={card.id}
            title={t(card.title)}
            description={words.filter(Boolean).join(' ') || undefined}
            aside={card.service && <ServiceBadge service={card.service} settings={settings} />}
            actions={card.test && <CardTest card={card} dirty={draft.dirty} />}
          >
            {card.service && <ServiceCallback service={card.service} title={t(card.title)} />}
            {shown.map((setting) => (
              <SettingField
                key={setting.key}
                setting={setting}
                value={draft.values[setting.key]}
                isCardClosed={isCardClosed}
                onChange={(value) => draft.set({ [setting.key]: value })}
              />
            ))}
          </SettingsCard>
        );
      })}
      <SaveChanges
        dirty={draft.dirty}
        message={t(':count unsaved change|:count unsaved changes', { count })}
        onDiscard={draft.reset}
        saving={busy}
      />
      <LeaveGuard dirty={draft.dirty} />
    </Form>
  );
}

/** Secrets are never read: what is typed over one counts as a change, nothing typed as none. */
function savedValues(group: SettingPageId, settings: readonly Setting[]): Record<string, unknown> {
  const own = settings.filter((setting) => setting.group === group);
  return Object.fromEntries(own.map(({ key, secret, value }) => [key, secret ? undefined : value]));
}
