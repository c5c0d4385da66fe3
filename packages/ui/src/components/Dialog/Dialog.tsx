import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  actions as actionsClass,
  body,
  dialog,
  head,
  modal,
  scrim,
  title as titleClass,
} from './Dialog.css.ts';
import { keepFocusNear, placesOf } from './return-focus.ts';

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Left out inside a `DialogTrigger`. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  title: string;
  /** Names the close button; without it there is none. */
  closeLabel?: string;
  size?: 'small' | 'medium' | 'large';
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
  /** The buttons at the end, the main one last. */
  actions?: ReactNode | ((options: { close: () => void }) => ReactNode);
  /** A press outside closes it. Off for forms with something to lose. */
  isDismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
}

/** A window over the page that must be dealt with first. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  closeLabel,
  size = 'medium',
  children,
  actions,
  isDismissable = true,
  role = 'dialog',
}: DialogProps) {
  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable}>
      <Modal className={modal({ size })}>
        <AriaDialog className={dialog} role={role}>
          {({ close }) => (
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
              <div className={body}>{typeof children === 'function' ? children({ close }) : children}</div>
              {actions && (
                <div className={actionsClass}>
                  {typeof actions === 'function' ? actions({ close }) : actions}
                </div>
              )}
              <FocusAfter />
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** When what opened the dialog goes away, for instance with its row, the focus stays near. */
function FocusAfter() {
  const [opened] = useState(() => placesOf(document.activeElement));
  useEffect(() => () => keepFocusNear(opened), [opened]);
  return null;
}

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** The dialog stays open until the caller closes it, so that a failure can be shown in it. */
  onConfirm: () => void;
  danger?: boolean;
  pending?: boolean;
}

/** One question with two answers. Focus starts on the harmless one. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  danger = false,
  pending = false,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      size="small"
      role="alertdialog"
      isDismissable={false}
      actions={
        <>
          <Button variant="quiet" autoFocus onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'dangerFill' : 'ink'} pending={pending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
