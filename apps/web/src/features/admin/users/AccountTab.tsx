import type { User } from '@kantele/api/contract/users';
import { Button } from '@kantele/ui/Button';
import { ComboBox } from '@kantele/ui/ComboBox';
import { Select, SelectItem } from '@kantele/ui/Select';
import { Switch } from '@kantele/ui/Switch';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import type { Draft } from '../parts/draft.ts';
import { fields } from '../parts/parts.css.ts';
import { useRefreshUsers } from './use-user-actions.ts';
import type { UserValues } from './user-draft.ts';

/** Stands for no choice of the person's own. */
const automatic = 'auto';
const lists = {
  names: ['timezones', 'countries', 'localizations'] as ('timezones' | 'countries' | 'localizations')[],
};

interface AccountTabProps {
  user: User;
  draft: Draft<UserValues>;
  readOnly: boolean;
}

/** Name, address and locale of a user. */
export function AccountTab({ user, draft: { values, set }, readOnly }: AccountTabProps) {
  const t = useT();
  const { data } = trpc.settings.valueLists.useQuery(lists);
  const listWords = {
    loading: data === undefined,
    emptyText: t('There are no items matching your query'),
    loadingText: t('Loading...'),
  };
  const choice = (key: string | number | null) => (key === null || key === automatic ? '' : String(key));
  const zones = Object.entries(data?.timezones ?? {}).map(([region, list]) => ({
    // The zone UTC lies in a region of the same name.
    id: `in ${region}`,
    title: region,
    options: list.map(({ value, text }) => ({ id: value, label: text })),
  }));
  return (
    <div className={fields.stack}>
      <TextField
        name="display_name"
        label={t('Name')}
        maxLength={80}
        isRequired
        isReadOnly={readOnly}
        value={values.display_name}
        onChange={(display_name) => set({ display_name })}
      />
      <div className={fields.pair}>
        <TextField
          name="first_name"
          label={t('First name')}
          optional={t('optional')}
          maxLength={80}
          isReadOnly={readOnly}
          value={values.first_name}
          onChange={(first_name) => set({ first_name })}
        />
        <TextField
          name="last_name"
          label={t('Last name')}
          optional={t('optional')}
          maxLength={80}
          isReadOnly={readOnly}
          value={values.last_name}
          onChange={(last_name) => set({ last_name })}
        />
      </div>
      <TextField
        name="email"
        type="email"
        label={t('Email')}
        maxLength={254}
        isRequired
        isReadOnly={readOnly}
        value={values.email}
        onChange={(email) => set({ email })}
      />
      <Switch
        name="email_verified"
        layout="row"
        isDisabled={readOnly}
        isSelected={values.email_verified}
        onChange={(email_verified) => set({ email_verified })}
        description={t('The person has confirmed this address.')}
      >
        {t('Email confirmed')}
      </Switch>
      <div className={fields.pair}>
        <Select
          name="language"
          label={t('Language')}
          isDisabled={readOnly}
          selectedKey={values.language || automatic}
          onSelectionChange={(key) => set({ language: choice(key) })}
          {...listWords}
          loading={false}
        >
          {[
            <SelectItem key={automatic} id={automatic}>
              {t('Automatic')}
            </SelectItem>,
            ...(data?.localizations ?? []).map(({ language, name }) => (
              <SelectItem key={language} id={language}>
                {name}
              </SelectItem>
            )),
          ]}
        </Select>
        <ComboBox
          name="country"
          label={t('Country')}
          optional={t('optional')}
          isDisabled={readOnly}
          options={(data?.countries ?? []).map(({ code, name }) => ({ id: code, label: name }))}
          value={values.country || null}
          onChange={(key) => set({ country: choice(key) })}
          {...listWords}
        />
      </div>
      <ComboBox
        name="timezone"
        label={t('Time zone')}
        isDisabled={readOnly}
        options={[{ id: automatic, label: t('Automatic') }, ...zones]}
        value={values.timezone || automatic}
        onChange={(key) => set({ timezone: choice(key) })}
        {...listWords}
      />
      {user.avatar && !readOnly && <RemoveAvatar id={user.id} />}
    </div>
  );
}

function RemoveAvatar({ id }: { id: number }) {
  const t = useT();
  const refresh = useRefreshUsers();
  const { mutateAsync } = trpc.users.removeAvatar.useMutation();
  const { busy, run } = useRun();
  const remove = async () => {
    if (await run(() => mutateAsync({ id }), t('Removed avatar'))) void refresh();
  };
  return (
    <div>
      <Button variant="outline" size="small" pending={busy} onPress={() => void remove()}>
        {t('Remove picture')}
      </Button>
    </div>
  );
}
