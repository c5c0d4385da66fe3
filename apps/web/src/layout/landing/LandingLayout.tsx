import { publicSetting, useBoot } from '../../app/boot.tsx';
import { MenuIcon } from '../../app/parts/MenuIcon.tsx';
import { LandingPage } from '../../features/landing/LandingPage.tsx';
import Footer from '../footer/Footer.tsx';
import { LandingHeader } from './LandingHeader.tsx';

/** The landing page in its frame: the header and footer of the site, without player and sidebar. */
export function LandingLayout() {
  const homepage = publicSetting(useBoot().data, 'homepage');
  if (!homepage) return null;
  return (
    <LandingPage
      landing={homepage.appearance}
      header={(style) => <LandingHeader style={style} />}
      footer={<Footer menu="footer" />}
      icon={MenuIcon}
    />
  );
}
