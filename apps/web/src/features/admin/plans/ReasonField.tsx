import { TextArea } from '@kantele/ui/TextArea';
import { useT } from '../../../app/i18n.tsx';

/** Why an admin changes what somebody pays for; it is kept with what was done. */
export function ReasonField() {
  const t = useT();
  return <TextArea name="reason" label={t('Reason')} rows={2} maxLength={500} isRequired />;
}
