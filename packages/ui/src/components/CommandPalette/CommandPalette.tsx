import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { header, item as itemStyle } from '../Menu/Menu.css.ts';
import * as css from './CommandPalette.css.ts';

/** One line of the palette. */
export interface PaletteItem {
  id: string;
  label: string;
  /** Muted words after the label: what it is, whose it is. */
  hint?: string;
  /** Keys that do the same, as caps. */
  keys?: readonly string[];
  /** An icon of 18 px or a picture of 32. */
  icon?: ReactNode;
}

/** Lines under a title. */
export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
}

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps {
  onClose: () => void;
  /** The accessible name. */
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** What fits the query, found by the caller. */
  groups: readonly PaletteGroup[];
  /** `other` when Shift was held: the second meaning of a line. */
  onChoose: (id: string, other: boolean) => void;
  emptyText: string;
  /** One line under the list: what the keys do. */
  foot?: ReactNode;
}

/** A field over the page that finds everything and does it. Focus stays in the field; arrows walk through the list. */
export function CommandPalette({
  onClose,
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  onChoose,
  emptyText,
  foot,
}: CommandPaletteProps) {
  const shift = useRef(false);
  const note = (event: { shiftKey: boolean }) => {
    shift.current = event.shiftKey;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    note(event);
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing)
      return;
    const active = document.getElementById(event.target.getAttribute('aria-activedescendant') ?? '');
    // The library handles Enter only once a line is marked; before that Enter chooses the first.
    if (active && !event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    (active ?? event.currentTarget.querySelector<HTMLElement>('[role="menuitem"]'))?.click();
  };
  return (
    <ModalOverlay className={css.scrim} isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className={css.modal}>
        <Dialog aria-label={label} className={css.dialog}>
          <div className={css.whole} onKeyDownCapture={onKeyDown} onPointerDownCapture={note}>
            <Autocomplete inputValue={query} onInputChange={onQueryChange}>
              <SearchField aria-label={label} autoFocus className={css.field}>
                <Search size={20} aria-hidden="true" />
                <Input className={css.input} placeholder={placeholder} />
              </SearchField>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keyboard */}
              <div className={css.list} tabIndex={0}>
                <Menu
                  aria-label={label}
                  className={css.lines}
                  onAction={(id) => onChoose(String(id), shift.current)}
                  renderEmptyState={() => <div className={css.empty}>{emptyText}</div>}
                >
                  {groups.map((group) => (
                    <MenuSection key={group.id} id={group.id}>
                      <Header className={header}>{group.title}</Header>
                      {group.items.map((item) => (
                        <MenuItem key={item.id} id={item.id} textValue={item.label} className={itemStyle()}>
                          <span className={css.icon} aria-hidden="true">
                            {item.icon}
                          </span>
                          <span className={css.words}>
                            <bdi>{item.label}</bdi>
                            {item.hint && <span className={css.hint}>{item.hint}</span>}
                          </span>
                          {item.keys && item.keys.length > 0 && (
                            <span className={css.caps} dir="ltr" aria-hidden="true">
                              {item.keys.map((key, index) => (
                                <kbd key={index} className={css.cap}>
                                  {key}
                                </kbd>
                              ))}
                            </span>
                          )}
                        </MenuItem>
                      ))}
                    </MenuSection>
                  ))}
                </Menu>
              </div>
            </Autocomplete>
            {foot && <div className={css.foot}>{foot}</div>}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
