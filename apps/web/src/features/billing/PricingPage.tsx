import { text } from '@kantele/ui/css/text.css';
import { EmptyState } from '@kantele/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useSiteName } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { PlanTable } from './PlanTable.tsx';
import * as css from './plans.css.ts';
import { plansQuery } from './plans-query.ts';

/** What there is to subscribe to. */
export function PricingPage() {
  const t = useT();
  const site = useSiteName();
  const { openApi } = useRouter().options.context;
  const { data } = useQuery(plansQuery(openApi));
  const plans = data?.pagination.data ?? [];
  return (
    <Page>
      {plans.length === 0 ? (
        <>
          <h1 className={text({ style: 'h1' })}>{t('Pricing')}</h1>
          {data && <EmptyState title={t('There are no plans yet')} />}
        </>
      ) : (
        <section aria-labelledby="pricing">
          <PlanTable
            plans={plans}
            heading={
              <>
                <h1 id="pricing" className={text({ style: 'h1' })}>
                  {t('Choose the plan that suits you')}
                </h1>
                <p className={text({ style: 'lead', tone: 'muted' })}>
                  {t('Listen on :site without advertisements, for as long as you like.', { site })}
                </p>
              </>
            }
          />
          <p className={css.notes}>
            {plans.every(({ tax_behavior }) => tax_behavior === 'inclusive')
              ? t('Prices include tax.')
              : t('Tax is added where it applies.')}{' '}
            {t('Cancel any time and keep the period you paid for.')}
          </p>
          <Questions />
        </section>
      )}
    </Page>
  );
}

function Questions() {
  const t = useT();
  const list = [
    {
      question: t('Can I switch plans halfway?'),
      answer: t(
        'Yes. A larger plan begins at once, and you pay the difference for the rest of the period. A smaller one begins with the next period.',
      ),
    },
    {
      question: t('What happens if I cancel?'),
      answer: t(
        'You keep the plan until the end of the period you paid for. After that your account stays, with what everybody may do.',
      ),
    },
    {
      question: t('Who sees my card?'),
      answer: t('Only the payment provider. Your card is entered on its pages and never reaches this site.'),
    },
  ];
  return (
    <section aria-label={t('Questions and answers')} className={css.questions}>
      {list.map(({ question, answer }) => (
        <details key={question} className={css.question}>
          <summary className={css.asked}>
            {question}
            <Plus size={18} aria-hidden="true" />
          </summary>
          <p className={css.answer}>{answer}</p>
        </details>
      ))}
    </section>
  );
}
