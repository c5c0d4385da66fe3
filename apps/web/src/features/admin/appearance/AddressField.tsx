import type { MenuChoices } from '@kantele/api/contract/appearance';
import type { MenuItemType } from '@kantele/api/menus';
import { sitePages } from '@kantele/api/site-paths';
import { ComboBox } from '@kantele/ui/ComboBox';
import { TextField } from '@kantele/ui/TextField';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { leadsSomewhere } from '../../../lib/menus.ts';
import { sitePath } from '../../../lib/safe-redirect-path.ts';

interface AddressFieldProps {
  type: MenuItemType;
  /** As menus store it. */
  action: string;
  /** Undefined until they are known. */
  choices: Pick<MenuChoices, 'pages' | 'channels'> | undefined;
  error: string | undefined;
  onChange: (action: string) => void;
}

/** Where an item leads, in the control that fits its type. What cannot be an address stays in the field. */
export function AddressField({ type, action, choices, error, onChange }: AddressFieldProps) {
  const t = useT();
  const list = {
    loading: choices === undefined,
    emptyText: t('There are no items matching your query'),
    loadingText: t('Loading...'),
    value: action || null,
    onChange: (id: string | null) => onChange(id ?? ''),
    error,
  };
  if (type === 'page') {
    const pages = (choices?.pages ?? []).map(({ id, title, path }) => ({
      ...{ id: String(id), label: title, hint: path },
    }));
    const none = choices && pages.length === 0 ? t('No page is published yet.') : list.emptyText;
    return (
      <ComboBox
        {...list}
        label={t('Page')}
        description={t('Its address stays right when it gets another name. Drafts are not offered.')}
        options={pages}
        emptyText={none}
      />
    );
  }
  if (type === 'channel') {
    const channels = (choices?.channels ?? []).map(({ slug, name }) => ({
      ...{ id: slug, label: name, hint: `/channel/${slug}` },
    }));
    const isKnown = action === '' || channels.some(({ id }) => id === action);
    return (
      <ComboBox
        {...list}
        label={t('Channel')}
        description={
          choices && !isKnown ? t('Visitors do not see this channel: it is a draft, or gone.') : undefined
        }
        options={
          isKnown ? channels : [{ id: action, label: action, hint: `/channel/${action}` }, ...channels]
        }
      />
    );
  }
  if (type === 'route') return <PathField action={action} error={error} onChange={onChange} />;
  return (
    <TypedField
      label={t('Address')}
      description={t('Starts with https://, mailto: or /.')}
      fits={leadsSomewhere}
      {...{ action, error, onChange }}
    />
  );
}

type Typed = Pick<AddressFieldProps, 'action' | 'error' | 'onChange'>;

/** What is typed, sent on only while it fits or is empty; undoing and others' changes come back into the field. */
function useTyped({ action, onChange }: Typed, fits: (text: string) => boolean) {
  const [typed, setTyped] = useState({ text: action, of: action });
  const text = typed.of === action ? typed.text : action;
  const type = (next: string) => {
    const isRight = next === '' || fits(next);
    setTyped({ text: next, of: isRight ? next : action });
    if (isRight) onChange(next);
  };
  return { text, type, isWrong: text !== '' && !fits(text) };
}

interface TypedFieldProps extends Typed {
  label: string;
  description: string;
  fits: (text: string) => boolean;
}

function TypedField({ label, description, fits, error, ...rest }: TypedFieldProps) {
  const t = useT();
  const { text, type, isWrong } = useTyped({ error, ...rest }, fits);
  return (
    <TextField
      label={label}
      description={description}
      value={text}
      onChange={type}
      error={isWrong ? t('This leads nowhere yet.') : error}
      dir="ltr"
    />
  );
}

/** A path, typed or chosen among the pages there are. */
function PathField(props: Typed) {
  const t = useT();
  const { text, type, isWrong } = useTyped(props, (path) => sitePath(path) !== null);
  const options = sitePages.map(({ path, name }) => ({ id: path, label: path, hint: t(name) }));
  return (
    <ComboBox
      label={t('Path')}
      description={t('Choose a page or type a path, for instance /genre/jazz.')}
      options={options}
      allowsCustomValue
      inputValue={text}
      onInputChange={type}
      error={isWrong ? t('A path starts with /.') : props.error}
      emptyText={t('No page is called so; the path is taken as it is.')}
      loadingText={t('Loading...')}
    />
  );
}
