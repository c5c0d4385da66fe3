import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge, VerifiedBadge } from '../Badge/Badge.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { DoorwayDrawing } from '../drawings/drawings.tsx';
import { Equalizer } from '../Equalizer/Equalizer.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { ProgressLine } from '../ProgressLine/ProgressLine.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SkipLinks } from '../SkipLinks/SkipLinks.tsx';
import { EmptyState } from './EmptyState.tsx';

describe('EmptyState', () => {
  it('has a heading, a sentence and an action; the drawing is silent', async () => {
    await show(
      <EmptyState
        title="Nothing saved yet"
        drawing={<DoorwayDrawing />}
        action={<a href="#find">Find music</a>}
      >
        Like a song and it will land here
      </EmptyState>,
    );
    await expect.element(page.getByRole('heading', { level: 2, name: 'Nothing saved yet' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Find music' })).toBeVisible();
    expect(page.getByRole('img').query()).toBeNull();
  });
});

describe('ErrorState', () => {
  it('is an alert with the reason, a retry and the number of the request in details', async () => {
    const onRetry = vi.fn();
    await show(
      <ErrorState
        title="Top tracks did not load"
        message="The server took too long to answer."
        retryLabel="Retry"
        onRetry={onRetry}
        requestId="r-81ab"
        detailsLabel="Details"
      />,
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent(/did not load.*took too long/);
    await expect.element(page.getByText('r-81ab')).not.toBeVisible();
    await page.getByText('Details').click();
    await expect.element(page.getByText('r-81ab')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('small parts', () => {
  it('reads what a short badge stands for', async () => {
    await show(<Badge label="Explicit">E</Badge>);
    await expect.element(page.getByText('Explicit')).toBeInTheDocument();
    expect(page.getByText('E', { exact: true }).element().getAttribute('aria-hidden')).toBe('true');
  });

  it('names a verified artist also where the words are not shown', async () => {
    await show(<VerifiedBadge compact />);
    await expect.element(page.getByText('Verified artist')).toBeInTheDocument();
  });

  it('draws two initials', async () => {
    await show(<Avatar name="ada von lind" alt="Ada" />);
    await expect.element(page.getByRole('img', { name: 'Ada' })).toHaveTextContent('AL');
  });

  it('pairs labels and values', async () => {
    await show(<DescriptionList groups={[[{ label: 'Label', value: 'Tin Harbour' }]]} />);
    await expect.element(page.getByRole('term')).toHaveTextContent('Label');
    await expect.element(page.getByRole('definition')).toHaveTextContent('Tin Harbour');
  });

  it('shows skip links with the first Tab', async () => {
    await show(<SkipLinks items={[{ href: '#main', label: 'Skip to content' }]} />);
    const link = page.getByRole('link', { name: 'Skip to content' });
    expect(link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect.poll(() => link.element().getBoundingClientRect().top).toBe(8);
  });

  it('tells progress in percent', async () => {
    await show(<ProgressLine label="Uploading" value={0.424} />);
    await expect
      .element(page.getByRole('progressbar', { name: 'Uploading' }))
      .toHaveAttribute('aria-valuenow', '42');
  });
});

describe('motion', () => {
  const media = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  afterEach(() => media(''));

  const things = (
    <>
      <Skeleton width={100} />
      <Equalizer />
    </>
  );
  const running = () => document.getAnimations().filter((one) => one.playState === 'running').length;

  it('runs while something loads and plays', async () => {
    await media('no-preference');
    await show(things);
    await expect.poll(running).toBeGreaterThan(1);
  });

  it('stops under reduced motion, and the shimmer is gone', async () => {
    await media('reduce');
    await show(things);
    await expect.poll(running).toBe(0);
    const skeleton = document.querySelector('[data-skeleton]');
    expect(skeleton?.getAttribute('aria-hidden')).toBe('true');
    expect(skeleton && getComputedStyle(skeleton, '::after').display).toBe('none');
  });
});
