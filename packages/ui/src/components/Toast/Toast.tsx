import { Check, CircleAlert, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { inlineVars } from '../../css/inline-vars.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { queue, type ToastMessage } from './queue.ts';
import { action as actionClass, close, content, lift, region, toast as toastClass } from './Toast.css.ts';

export { closeToast, type ToastOptions, toast } from './queue.ts';

/** Props of {@link Toaster}. */
export interface ToasterProps {
  /** Names the region, "Notifications". */
  label: string;
  closeLabel: string;
  /** Height of the player and navigation, as a CSS length; toasts stand 16 px above. */
  offset?: string;
}

const glyph = (tone: ToastMessage['tone']) => {
  if (tone === 'loading') return <Spinner />;
  const Icon = tone === 'danger' ? CircleAlert : Check;
  return <Icon size={18} aria-hidden="true" />;
};

/** The place where toasts appear. Mount it once. */
export function Toaster({ label, closeLabel, offset = '0px' }: ToasterProps) {
  return (
    <AriaToastRegion
      queue={queue}
      aria-label={label}
      className={region}
      style={inlineVars({ [lift]: offset })}
    >
      {({ toast }) => {
        const { message, tone, actions } = toast.content;
        const dismiss = () => queue.close(toast.key);
        return (
          <AriaToast
            toast={toast}
            className={toastClass({ tone })}
            render={(domProps) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: the role comes with the props
              <div
                {...domProps}
                onKeyDown={(event) => {
                  if (event.key === 'Escape') dismiss();
                  else domProps.onKeyDown?.(event);
                }}
              />
            )}
          >
            {glyph(tone)}
            <AriaToastContent className={content} role={tone === 'danger' ? 'alert' : 'status'}>
              <Text slot="title">{message}</Text>
            </AriaToastContent>
            {actions.map((action) => (
              <Button
                key={action.label}
                className={actionClass}
                onPress={() => {
                  dismiss();
                  action.onPress();
                }}
              >
                {action.label}
              </Button>
            ))}
            <Button slot="close" className={close} aria-label={closeLabel}>
              <X size={16} aria-hidden="true" />
            </Button>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
