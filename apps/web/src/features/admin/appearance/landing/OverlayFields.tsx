import { Badge } from '@kantele/ui/Badge';
import { Slider } from '@kantele/ui/Slider';
import { CircleAlert } from 'lucide-react';
import { useT } from '../../../../app/i18n.tsx';
import { overlayOf } from '../../../../lib/landing.ts';
import * as css from '../editor.css.ts';
import { OptionalColor } from './OptionalColor.tsx';
import { useHomepage } from './use-homepage.ts';

/** Strength of the picture, the one or two colours over it, and whether the title can be read on them. */
export function OverlayFields() {
  const t = useT();
  const { homepage, changeLanding } = useHomepage();
  const { headerImageOpacity, headerOverlayColor1, headerOverlayColor2 } = homepage.appearance;
  const overlay = overlayOf(homepage.appearance);
  const opacity = t('Opacity');
  const percent = Math.round(headerImageOpacity * 100);
  const words = (value: number) => `${Math.round(value)} %`;
  return (
    <>
      <div className={css.number}>
        <span className={css.numberName}>{opacity}</span>
        <bdi dir="ltr" className={css.numberValue}>
          {words(percent)}
        </bdi>
        <Slider
          className={css.numberSlider}
          label={opacity}
          tone="ink"
          thumbAlways
          max={100}
          step={1}
          pageStep={10}
          value={percent}
          valueText={words}
          onChange={(value) => changeLanding({ headerImageOpacity: Math.round(value) / 100 }, 'opacity')}
        />
      </div>
      <ul className={css.colors}>
        <li>
          <OptionalColor
            name={t('Overlay colour')}
            value={headerOverlayColor1}
            onChange={(value) => changeLanding({ headerOverlayColor1: value }, 'overlay 1')}
          />
        </li>
        <li>
          <OptionalColor
            name={t('Second overlay colour')}
            value={headerOverlayColor2}
            onChange={(value) => changeLanding({ headerOverlayColor2: value }, 'overlay 2')}
          />
        </li>
      </ul>
      {overlay && <Readable ratio={overlay.ratio} />}
    </>
  );
}

function Readable({ ratio }: { ratio: number }) {
  const t = useT();
  const shown = ratio.toFixed(1);
  return (
    <div className={css.line2} role="status">
      {t('Title on the overlay')}
      {ratio < 4.5 ? (
        <Badge tone="danger" icon={<CircleAlert size={14} aria-hidden="true" />}>
          {t('Fails :ratio', { ratio: shown })}
        </Badge>
      ) : (
        <Badge tone="positive">{`${ratio >= 7 ? 'AAA' : 'AA'} ${shown}`}</Badge>
      )}
    </div>
  );
}
