import { cx } from '@kantele/ui/cx';
import { Skeleton } from '@kantele/ui/Skeleton';
import { tabListStyle, tabStyle } from '@kantele/ui/Tabs.css';
import { PendingPage } from '../../app/parts/Page.tsx';
import { RowsPending } from '../tracks/RowsPending.tsx';
import * as hero from './ArtistHero.css.ts';
import * as css from './ArtistPage.css.ts';

const tabs = [64, 86, 52, 44];

/** An artist on the way. */
export function ArtistPending() {
  return (
    <>
      <div className={hero.hero}>
        <div className={hero.inner}>
          <div className={hero.words}>
            <Skeleton width="80%" height={110} />
            <Skeleton width={240} height={13} />
            <div className={hero.actions}>
              <Skeleton shape="circle" width={56} />
            </div>
          </div>
        </div>
      </div>
      <PendingPage className={css.page}>
        <nav className={cx(tabListStyle, css.tabs)} aria-hidden="true">
          {tabs.map((width) => (
            <span key={width} className={tabStyle}>
              <Skeleton width={width} height={13} />
            </span>
          ))}
        </nav>
        <div className={css.shelves}>
          <div className={css.columns} data-columns="">
            <div>
              <Skeleton width={150} height={22} />
              <RowsPending layout="list" count={5} />
            </div>
            <div>
              <Skeleton width={190} height={22} />
              <div className={cx(css.latest, css.latestPending)}>
                <Skeleton shape="art" />
                <Skeleton width="80%" height={30} />
              </div>
            </div>
          </div>
        </div>
      </PendingPage>
    </>
  );
}
