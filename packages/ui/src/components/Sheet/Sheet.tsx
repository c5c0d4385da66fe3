import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { Sheet as AriaSheet, SheetBackdrop, SheetContent, SheetOverlay } from 'react-aria-components/Sheet';
import { visuallyHidden } from '../../css/utilities.css.ts';
import { actions as actionsClass, body, dialog, head, title as titleClass } from '../Dialog/Dialog.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { createHold } from './hold.ts';
import { backdrop, bare as bareClass, grip, overlay, sheet } from './Sheet.css.ts';

/** Props of {@link Sheet}. */
export interface SheetProps {
  isOpen: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** `bottom` on phones, `end` beside a table or the page. */
  position?: 'bottom' | 'end';
  title: string;
  /** Names the close button; a bare sheet brings its own. */
  closeLabel?: string;
  /** The title is only read out; the content has edges and a scroll place of its own. */
  bare?: boolean;
  /** Keys of the page go on working while it is open, as for a layer of the player: marks the dialog for them. */
  keepsShortcuts?: boolean;
  /** How high a bottom sheet is: as its content, nearly the whole screen, or all of it. */
  extent?: 'content' | 'tall' | 'full';
  /** Width of an end sheet. */
  width?: number;
  /**
   * Where a bottom sheet stops, as pixels or percentages of its height; it opens at the first. What scrolls inside it
   * should do so once it is up: below `[data-snaps]:not([data-expanded])` a swipe moves the sheet.
   */
  snapPoints?: (number | string)[];
  children: ReactNode;
  actions?: ReactNode;
}

/** A sheet from an edge of the screen. It can be swiped away, closed by Escape, by its button or by a press outside. */
export function Sheet({
  isOpen,
  onOpenChange,
  position = 'bottom',
  title,
  closeLabel,
  bare = false,
  keepsShortcuts = false,
  extent,
  width = 440,
  snapPoints,
  children,
  actions,
}: SheetProps) {
  const [hold] = useState(createHold);
  return (
    <SheetOverlay
      ref={hold.ref}
      className={overlay}
      position={position}
      isOpen={isOpen}
      onOpenChange={(opened) => {
        if (opened || !hold.isPushed()) onOpenChange?.(opened);
      }}
      snapPoints={snapPoints}
    >
      <SheetBackdrop className={backdrop} />
      <AriaSheet
        className={sheet({ position, extent })}
        style={position === 'end' ? { inlineSize: width } : undefined}
        {...(snapPoints && { 'data-snaps': '' })}
      >
        <SheetContent className={dialog} {...(keepsShortcuts && { 'data-shortcuts': '' })}>
          {position === 'bottom' && extent !== 'full' && <span className={grip} />}
          {bare ? (
            <>
              <Heading slot="title" level={2} className={visuallyHidden}>
                {title}
              </Heading>
              <div className={bareClass}>{children}</div>
            </>
          ) : (
            <>
              <div className={head}>
                <Heading slot="title" level={2} className={titleClass}>
                  {title}
                </Heading>
                {closeLabel && (
                  <IconButton label={closeLabel} slot="close" tooltip={false}>
                    <X size={20} aria-hidden="true" />
                  </IconButton>
                )}
              </div>
              <div className={body}>{children}</div>
            </>
          )}
          {actions && <div className={actionsClass}>{actions}</div>}
        </SheetContent>
      </AriaSheet>
    </SheetOverlay>
  );
}
