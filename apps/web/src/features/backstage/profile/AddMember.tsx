import { Button } from '@kantele/ui/Button';
import { Form } from '@kantele/ui/Form';
import { Select, SelectItem } from '@kantele/ui/Select';
import { TextField } from '@kantele/ui/TextField';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { useSubmit } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { type MemberRole, roleWords } from './member-words.ts';
import * as css from './profile.css.ts';

/** Adds somebody who has an account, by its address or name. */
export function AddMember({ artistId }: { artistId: number }) {
  const t = useT();
  const utils = trpc.useUtils();
  const [account, setAccount] = useState('');
  const [role, setRole] = useState<MemberRole>('editor');
  const add = trpc.backstage.addMember.useMutation();
  const { busy, errors, onSubmit } = useSubmit(async () => {
    const answer = await add.mutateAsync({ artist_id: artistId, account, role });
    utils.backstage.members.setData({ artist_id: artistId }, answer);
    setAccount('');
  });
  return (
    <Form
      label={t('Add a member')}
      errors={errors}
      busy={busy}
      onSubmit={onSubmit}
      errorTitle={t('Something went wrong')}
      className={css.add}
    >
      <TextField
        name="account"
        label={t('Email address or name of an account')}
        maxLength={255}
        isRequired
        value={account}
        onChange={setAccount}
      />
      <Select label={t('Role')} value={role} onChange={(key) => setRole(key as MemberRole)}>
        {Object.entries(roleWords).map(([id, words]) => (
          <SelectItem key={id} id={id}>
            {t(words)}
          </SelectItem>
        ))}
      </Select>
      <div>
        <Button type="submit" size="small" pending={busy} icon={<UserPlus size={16} />}>
          {t('Add member')}
        </Button>
      </div>
    </Form>
  );
}
