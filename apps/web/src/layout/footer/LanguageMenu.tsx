import { Button } from '@kantele/ui/Button';
import { Menu, MenuItem, MenuTrigger } from '@kantele/ui/Menu';
import { Languages } from 'lucide-react';
import { useRef } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { useReloadBoot } from '../../app/session.ts';
import { trpc } from '../../app/trpc.ts';
import { useOpensAtOnce } from '../../app/useOpensAtOnce.ts';

/** The languages of the site, each in itself. Opens at once. */
export default function LanguageMenu({ name }: { name: string }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const trigger = useOpensAtOnce(button);
  const { i18n, localizations } = useBoot().data;
  const showFailure = useShowFailure();
  const reload = useReloadBoot();
  const utils = trpc.useUtils();
  const setLocale = trpc.users.setLocale.useMutation();
  const choose = async (locale: string) => {
    if (locale === i18n.language) return;
    try {
      await setLocale.mutateAsync({ locale });
      await reload();
      await utils.invalidate();
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <MenuTrigger {...trigger}>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        aria-label={t('Language: :name', { name })}
        icon={<Languages size={16} />}
        pending={setLocale.isPending}
      >
        {name}
      </Button>
      <Menu
        aria-label={t('Language')}
        placement="top start"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[i18n.language]}
      >
        {localizations.map((localization) => (
          <MenuItem
            key={localization.language}
            id={localization.language}
            onAction={() => void choose(localization.language)}
          >
            {localization.name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
