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
import { useRun } from '../../../app/use-run.ts';
import { FormDialog } from './FormDialog.tsx';
import { view, views } from './parts.css.ts';
import { valuesOf, viewOf } from './saved-views.ts';

interface SavedViewsProps {
  /** Names the table. */
  screen: string;
  /** What its address says. */
  search: object;
  /** Called with the filters and the order of a view, as they were kept. */
  onOpen: (view: Record<string, string | number>) => void;
}

/** Filters kept under a name, for the one who keeps them. */
export function SavedViews({ screen, search, onOpen }: SavedViewsProps) {
  const t = useT();
  const [doing, setDoing] = useState<'saving' | 'removing' | null>(null);
  const utils = trpc.useUtils();
  const { data } = trpc.users.savedViews.useQuery({ screen });
  const save = trpc.users.saveView.useMutation();
  const kept = data?.views ?? [];
  const current = viewOf(search);

  const act = (key: string | number) => {
    const chosen = kept.find(({ id }) => String(id) === String(key));
    if (chosen) onOpen(valuesOf(chosen.search));
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
          disabledKeys={current === '' ? ['save'] : []}
        >
          {kept.length > 0 && (
            <MenuSection label={t('Saved views')}>
              {kept.map(({ id, name, search: said }) => (
                <MenuItem key={id} id={String(id)} textValue={name}>
                  {said === current ? t(':name (shown)', { name }) : name}
                </MenuItem>
              ))}
            </MenuSection>
          )}
          <MenuSection label={t('Manage')}>
            <MenuItem id="save">{t('Save this view…')}</MenuItem>
            {kept.length > 0 && <MenuItem id="remove">{t('Remove views…')}</MenuItem>}
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
      <RemoveViews screen={screen} isOpen={doing === 'removing'} onClose={() => setDoing(null)} kept={kept} />
    </>
  );
}

interface RemoveViewsProps {
  screen: string;
  isOpen: boolean;
  onClose: () => void;
  kept: readonly { id: number; name: string }[];
}

function RemoveViews({ screen, isOpen, onClose, kept }: RemoveViewsProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.users.deleteView.useMutation();
  const { run } = useRun();
  const drop = async (id: number) => {
    const gone = await run(() => mutateAsync({ id }), t('View removed'));
    if (!gone) return;
    utils.users.savedViews.setData(
      { screen },
      (old) => old && { views: old.views.filter((one) => one.id !== id) },
    );
    if (kept.length === 1) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('Remove views')}
      size="small"
      closeLabel={t('Close')}
    >
      <ul className={views}>
        {kept.map(({ id, name }) => (
          <li key={id} className={view}>
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
