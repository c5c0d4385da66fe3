import type { LookTheme } from '@kantele/api/contract/appearance';
import { IconButton } from '@kantele/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@kantele/ui/Menu';
import { useRouter } from '@tanstack/react-router';
import { Copy, Download, MoreHorizontal, Trash2 } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { useLookState, useLookTools } from './look-context.ts';
import { mayRemove, withCopy, withoutTheme } from './theme-changes.ts';
import { themeFile } from './theme-file.ts';

/** What can be done with a theme as a whole. */
export function ThemeMenu({ theme }: { theme: LookTheme }) {
  const t = useT();
  const router = useRouter();
  const { store } = useLookTools();
  const { look } = useLookState();
  const duplicate = () => {
    const name = t(':name copy', { name: theme.name }).slice(0, 60);
    const made = withCopy(look, theme.id, name);
    store.change('copy', t('Duplicate :name', { name: theme.name }), () => made.look);
    void router.navigate({ href: `/admin/appearance/themes/${made.id}` });
  };
  const remove = () => {
    void router.navigate({ href: '/admin/appearance/themes' });
    store.change('remove', t('Delete :name', { name: theme.name }), (made) => withoutTheme(made, theme.id));
  };
  return (
    <MenuTrigger>
      <IconButton label={t('More for :name', { name: theme.name })}>
        <MoreHorizontal size={20} aria-hidden="true" />
      </IconButton>
      <Menu>
        <MenuItem icon={<Copy size={18} />} onAction={duplicate}>
          {t('Duplicate')}
        </MenuItem>
        <MenuItem
          icon={<Download size={18} />}
          onAction={() => saveFile(`${theme.name}.json`, themeFile(theme))}
        >
          {t('Export')}
        </MenuItem>
        <MenuItem icon={<Trash2 size={18} />} isDisabled={!mayRemove(theme)} onAction={remove}>
          {t('Delete')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
