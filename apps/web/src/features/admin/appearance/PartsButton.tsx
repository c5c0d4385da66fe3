import { IconButton } from '@kantele/ui/IconButton';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@kantele/ui/Menu';
import { MousePointerClick } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import { editRegions, regionName } from '../../../lib/appearance-regions.ts';
import type { Preview } from './use-preview.ts';

/** Parts of the page beside lead to their controls: by a click on them once that is switched on, or from this list. */
export function PartsButton({ preview }: { preview: Preview }) {
  const t = useT();
  const { inspecting, setInspecting, regions, openPart } = preview;
  return (
    <MenuTrigger>
      <IconButton label={t('Parts of the page')} dot={inspecting}>
        <MousePointerClick size={20} aria-hidden="true" />
      </IconButton>
      <Menu>
        <MenuSection
          label={t('Parts of the page')}
          selectionMode="multiple"
          selectedKeys={inspecting ? ['inspect'] : []}
          onSelectionChange={(keys) => setInspecting(keys === 'all' || keys.has('inspect'))}
        >
          <MenuItem id="inspect">{t('Choose them by a click')}</MenuItem>
        </MenuSection>
        {regions.length > 0 && (
          <MenuSection title={t('On this page')}>
            {editRegions
              .filter((id) => regions.includes(id))
              .map((id) => (
                <MenuItem key={id} id={id} onAction={() => openPart(id)}>
                  {regionName(t, id)}
                </MenuItem>
              ))}
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  );
}
