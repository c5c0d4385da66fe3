import { Button } from '@kantele/ui/Button';
import { IconButton } from '@kantele/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@kantele/ui/Menu';
import { Select, SelectItem } from '@kantele/ui/Select';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Ellipsis, History, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { BrightnessChoice } from './BrightnessChoice.tsx';
import * as css from './editor.css.ts';
import { HistorySheet } from './HistorySheet.tsx';
import { useLookState, useLookTools } from './look-context.ts';
import { PartsButton } from './PartsButton.tsx';
import { PublishSheet } from './PublishSheet.tsx';
import { SaveWords } from './SaveWords.tsx';
import { useDiscard } from './use-discard.ts';
import type { Preview } from './use-preview.ts';
import { usePreviewPages } from './use-preview-pages.ts';
import { useUndo } from './use-undo-keys.ts';
import { ViewButton } from './ViewButton.tsx';

/** Where one is, what of the site is shown, and what becomes of the changes. */
export function EditorBar({ preview }: { preview: Preview }) {
  const t = useT();
  const { store } = useLookTools();
  const { steps } = useLookState();
  const { undo, redo } = useUndo(store);
  const { discard, isEmpty } = useDiscard();
  const pages = usePreviewPages(preview.path);
  const [open, setOpen] = useState<'publish' | 'history' | null>(null);
  const close = (isOpen: boolean) => !isOpen && setOpen(null);
  return (
    <header className={css.bar}>
      <div className={css.start}>
        <Link to="/admin" className={css.place} aria-label={t('Admin')}>
          <ArrowLeft size={18} aria-hidden="true" className={css.mirrored} />
          <span className={css.onlyWide}>{t('Admin')}</span>
        </Link>
        <SaveWords />
      </div>
      <div className={css.middle}>
        <Select
          compact
          className={css.pagePicker}
          label={t('Page')}
          items={pages}
          value={preview.path}
          onChange={(path) => typeof path === 'string' && preview.go(path)}
        >
          {(page) => <SelectItem id={page.id}>{page.label}</SelectItem>}
        </Select>
        <div className={css.onlyWide}>
          <PartsButton preview={preview} />
        </div>
        <ViewButton preview={preview} />
        <div className={css.onlyWide}>
          <BrightnessChoice preview={preview} />
        </div>
      </div>
      <div className={css.end}>
        <IconButton
          label={t('Undo')}
          keyshortcuts="Control+Z"
          isDisabled={steps.done.length === 0}
          onPress={undo}
        >
          <Undo2 size={20} aria-hidden="true" className={css.mirrored} />
        </IconButton>
        <IconButton
          label={t('Redo')}
          keyshortcuts="Control+Shift+Z"
          isDisabled={steps.undone.length === 0}
          onPress={redo}
        >
          <Redo2 size={20} aria-hidden="true" className={css.mirrored} />
        </IconButton>
        <div className={css.onlyWideRow}>
          <IconButton label={t('History')} onPress={() => setOpen('history')}>
            <History size={20} aria-hidden="true" />
          </IconButton>
          <Button variant="quiet" isDisabled={isEmpty} onPress={() => void discard()}>
            {t('Discard')}
          </Button>
        </div>
        <div className={css.onlyNarrow}>
          <MenuTrigger>
            <IconButton label={t('More')}>
              <Ellipsis size={20} aria-hidden="true" />
            </IconButton>
            <Menu aria-label={t('More')}>
              <MenuItem icon={<History size={18} />} onAction={() => setOpen('history')}>
                {t('History')}
              </MenuItem>
              <MenuItem icon={<Trash2 size={18} />} isDisabled={isEmpty} onAction={() => void discard()}>
                {t('Discard')}
              </MenuItem>
            </Menu>
          </MenuTrigger>
        </div>
        <Button variant="accent" isDisabled={isEmpty} onPress={() => setOpen('publish')}>
          {t('Publish')}
        </Button>
      </div>
      {open === 'publish' && <PublishSheet onOpenChange={close} />}
      {open === 'history' && <HistorySheet onOpenChange={close} />}
    </header>
  );
}
