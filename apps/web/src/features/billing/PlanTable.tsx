import { type Cycle, priceFor, shownAmount, yearlySaving } from '@kantele/api/billing-cycles';
import type { Product } from '@kantele/api/contract/billing';
import { buttonStyle } from '@kantele/ui/Button.css';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { Link } from '@tanstack/react-router';
import { Check, Minus } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { onboarding } from '../../app/onboarding.ts';
import { formatMoney } from '../../lib/money.ts';
import { planStep } from './plan-step.ts';
import { allFeatures, billedWords, featureOf, unitWords } from './plan-words.ts';
import * as css from './plans.css.ts';

interface PlanTableProps {
  plans: readonly Product[];
  /** Title and subtitle. */
  heading: ReactNode;
  /** Of the headings that name the plans, below that of the title. */
  names?: 'h2' | 'h3';
}

/** The plans beside each other, by year or by month: on the pricing page and on the landing page. */
export function PlanTable({ plans, heading, names: Name = 'h2' }: PlanTableProps) {
  const t = useT();
  const [cycle, setCycle] = useState<Cycle>('yearly');
  const currencies = [...new Set(plans.flatMap(({ prices }) => prices.map((price) => price.currency)))];
  const [chosen, setChosen] = useState<string | null>(null);
  const currency = chosen && currencies.includes(chosen) ? chosen : (currencies[0] ?? 'usd');
  const shown = plans.map((plan) => ({
    ...plan,
    description: t(plan.description),
    feature_list: plan.feature_list.map((feature) => t(feature)),
    prices: plan.prices.filter((price) => price.currency === currency),
  }));
  const savings = shown.flatMap(({ prices }) => yearlySaving(prices) ?? []);
  const saving = savings.length > 0 ? Math.max(...savings) : null;
  const features = allFeatures(shown);
  // Name, words, price, button, and a row for each feature: all columns share them.
  const rows: CSSProperties = { gridRow: `span ${4 + features.length}` };
  return (
    <>
      <div className={css.head}>
        <div className={css.words}>{heading}</div>
        <div className={css.tools}>
          {currencies.length > 1 && (
            <Choice
              label={t('Currency')}
              name="currency"
              value={currency}
              options={currencies.map((id) => ({ id, label: id.toUpperCase() }))}
              onChange={setChosen}
            />
          )}
          <Choice
            label={t('Billing cycle')}
            name="cycle"
            value={cycle}
            options={[
              {
                id: 'yearly',
                label: t('Yearly'),
                more: saving === null ? null : t('Save :percent%', { percent: saving }),
              },
              { id: 'monthly', label: t('Monthly') },
            ]}
            onChange={(id) => setCycle(id === 'monthly' ? 'monthly' : 'yearly')}
          />
        </div>
      </div>
      <ul className={css.plans}>
        {shown.map((plan) => (
          <li key={plan.id} className={cx(css.plan, plan.recommended && css.recommended)} style={rows}>
            {plan.recommended && <span className={css.label}>{t('Most chosen')}</span>}
            <Name className={css.name} dir="auto">
              {plan.name}
            </Name>
            <p className={css.about} dir="auto">
              {plan.description}
            </p>
            <Amount plan={plan} cycle={cycle} currency={currency} />
            <Step plan={plan} cycle={cycle} />
            {features.map((feature) => (
              <Feature key={feature} name={feature} plan={plan} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  options: readonly { id: string; label: string; more?: string | null }[];
  onChange: (id: string) => void;
}

function Choice({ label, name, value, options, onChange }: ChoiceProps) {
  return (
    <fieldset className={css.cycles}>
      <legend className={visuallyHidden}>{label}</legend>
      {options.map(({ id, label: words, more }) => (
        <label key={id} className={css.cycle}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={value === id}
            onChange={() => onChange(id)}
            className={visuallyHidden}
          />
          {words}
          {more && <span className={css.saving}>{more}</span>}
        </label>
      ))}
    </fieldset>
  );
}

function Amount({ plan, cycle, currency }: { plan: Product; cycle: Cycle; currency: string }) {
  const t = useT();
  const language = useLanguage();
  const price = plan.free ? null : priceFor(plan.prices, cycle);
  const amount = price ? shownAmount(price) : 0;
  const billed = price && billedWords(price, t);
  return (
    <div className={css.price}>
      <span className={css.amount}>
        {plan.free || price ? formatMoney(amount, price?.currency ?? currency, language) : '–'}
      </span>
      <span className={css.per}>
        {plan.free && <span>{t('for as long as you like')}</span>}
        {price && <span>{unitWords(price, t)}</span>}
        {billed && <span>{billed}</span>}
        {price && plan.trial_days > 0 && (
          <span>{t(':count day free|:count days free', { count: plan.trial_days })}</span>
        )}
      </span>
    </div>
  );
}

/** What choosing the plan leads to, by who is looking. */
function Step({ plan, cycle }: { plan: Product; cycle: Cycle }) {
  const t = useT();
  const { user } = useBoot().data;
  const step = planStep(user, plan, plan.free ? null : priceFor(plan.prices, cycle));
  const className = buttonStyle({ variant: plan.recommended ? 'accent' : 'outline', wide: true });
  const choose = t('Choose :plan', { plan: plan.name });
  if (step.kind === 'current') {
    return (
      <div className={css.step}>
        <p className={css.current}>
          <Check size={18} aria-hidden="true" />
          {t("You're on :plan", { plan: plan.name })}
        </p>
      </div>
    );
  }
  if (step.kind === 'none') return <div className={css.step} />;
  return (
    <div className={css.step}>
      {step.kind === 'register' && (
        <Link
          to="/register"
          search={{ redirectFrom: 'pricing' }}
          className={className}
          onClick={() => (step.selection ? onboarding.set(step.selection) : onboarding.clear())}
        >
          {choose}
        </Link>
      )}
      {step.kind === 'checkout' && (
        <Link
          to="/checkout/$productId/$priceId"
          params={{ productId: String(step.productId), priceId: String(step.priceId) }}
          className={className}
        >
          {choose}
        </Link>
      )}
      {step.kind === 'change' && (
        <Link
          to="/change-plan/$productId/$priceId/confirm"
          params={{ productId: String(step.productId), priceId: String(step.priceId) }}
          className={className}
        >
          {choose}
        </Link>
      )}
      {step.kind === 'end' && (
        <Link to="/billing" className={className}>
          {choose}
        </Link>
      )}
    </div>
  );
}

function Feature({ name, plan }: { name: string; plan: Product }) {
  const t = useT();
  const own = plan.feature_list.map(featureOf).find((feature) => feature.name === name);
  return (
    <div className={cx(css.feature, !own && css.missing)}>
      {own ? (
        <Check size={18} aria-hidden="true" className={css.sign} />
      ) : (
        <Minus size={18} aria-hidden="true" className={css.sign} />
      )}
      <span dir="auto">
        {!own && <span className={visuallyHidden}>{t('Not included:')} </span>}
        {name}
      </span>
      {own?.value && (
        <span className={css.value}>
          <bdi>{own.value}</bdi>
        </span>
      )}
    </div>
  );
}
