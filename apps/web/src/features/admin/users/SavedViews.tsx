import { Button } from '@kantele/ui/Button';
import { Dialog } from '@kantele/ui/Dialog';
import { IconButton } from '@kantele/ui/IconButton';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@kantele/ui/Menu';
import { TextField } from '@kantele/ui/TextField';
import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useRun } from '../parts/use-run.ts';
import * as css from './users.css.ts';
import { isFiltered, type UsersSearch } from './users-search.ts';
import { searchOf, viewOf } from './users-views.ts';

const screen = 'users';

interface SavedViewsProps {
  search: UsersSearch;
  onOpen: (view: UsersSearch) => void;
}

/** Filters kept under a name, for the one who keeps them. */
export function SavedViews({ search, onOpen }: SavedViewsProps) {
  const t = useT();
  const [doing, setDoing] = useState<'saving' | 'removing' | null>(null);
  const utils = trpc.useUtils();
  const { data } = trpc.users.savedViews.useQuery({ screen });
  const save = trpc.users.saveView.useMutation();
  const views = data?.views ?? [];
  const current = viewOf(search);
  const worthSaving = isFiltered(search) || search.sort !== undefined;

  const act = (key: string | number) => {
    const view = views.find(({ id }) => String(id) === String(key));
    if (view) onOpen({ sort: undefined, ...searchOf(view.search) });
    else setDoing(key === 'save' ? 'saving' : 'removing');
  };
  return (
    <>
      <MenuTrigger>
        <Button size="small" icon={<Bookmark size={16} />}>
          {t('Views')}
        </Button>
        <Menu
          aria-label={t('Views')}
          placement="bottom end"
          onAction={act}
          disabledKeys={worthSaving ? [] : ['save']}
        >
          {views.length > 0 && (
            <MenuSection label={t('Saved views')}>
              {views.map(({ id, name, search: kept }) => (
                <MenuItem key={id} id={String(id)} textValue={name}>
                  {kept === current ? t(':name (shown)', { name }) : name}
                </MenuItem>
              ))}
            </MenuSection>
          )}
          <MenuSection label={t('Manage')}>
            <MenuItem id="save">{t('Save this view…')}</MenuItem>
            {views.length > 0 && <MenuItem id="remove">{t('Remove views…')}</MenuItem>}
          </MenuSection>
        </Menu>
      </MenuTrigger>
      <FormDialog
        isOpen={doing === 'saving'}
        onClose={() => setDoing(null)}
        title={t('Save this view')}
        submitLabel={t('Save')}
        onSubmit={async (values) => {
          const saved = await save.mutateAsync({ screen, name: textOf(values, 'name'), search: current });
          utils.users.savedViews.setData({ screen }, saved);
          void notify(t('View saved'));
        }}
      >
        <TextField
          name="name"
          label={t('Name')}
          description={t('A view of the same name is replaced.')}
          maxLength={60}
          isRequired
          autoFocus
        />
      </FormDialog>
      <RemoveViews isOpen={doing === 'removing'} onClose={() => setDoing(null)} views={views} />
    </>
  );
}

interface RemoveViewsProps {
  isOpen: boolean;
  onClose: () => void;
  views: readonly { id: number; name: string }[];
}

function RemoveViews({ isOpen, onClose, views }: RemoveViewsProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.users.deleteView.useMutation();
  const { run } = useRun();
  const drop = async (id: number) => {
    const gone = await run(() => mutateAsync({ id }), t('View removed'));
    if (!gone) return;
    utils.users.savedViews.setData(
      { screen },
      (old) => old && { views: old.views.filter((view) => view.id !== id) },
    );
    if (views.length === 1) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('Remove views')}
      size="small"
      closeLabel={t('Close')}
    >
      <ul className={css.views}>
        {views.map(({ id, name }) => (
          <li key={id} className={css.view}>
            <bdi>{name}</bdi>
            <IconButton label={t('Remove :name', { name })} tooltip={false} onPress={() => void drop(id)}>
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
