import { text } from '@kantele/ui/css/text.css';
import { useT } from '../../app/i18n.tsx';
import * as css from './checkout.css.ts';

/** What comes after a payment page, in order. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  const t = useT();
  return (
    <section className={css.next} aria-labelledby="next">
      <h2 id="next" className={text({ style: 'h4' })}>
        {t('What happens next')}
      </h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
