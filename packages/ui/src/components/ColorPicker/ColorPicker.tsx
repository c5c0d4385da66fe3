import { toHex } from '@kantele/theme/color';
import { Pipette } from 'lucide-react';
import { useState } from 'react';
import { ColorArea } from 'react-aria-components/ColorArea';
import { ColorField } from 'react-aria-components/ColorField';
import { ColorPicker as AriaColorPicker, type Color, parseColor } from 'react-aria-components/ColorPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import { Input } from 'react-aria-components/Input';
import { cx } from '../../cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FieldLabel } from '../TextField/FieldParts.tsx';
import { control, field } from '../TextField/field.css.ts';
import {
  area,
  digits,
  fields,
  hex,
  hue,
  line,
  onLine,
  picker,
  slider,
  swatchBox,
  swatches,
  swatchItem,
  thumb,
} from './ColorPicker.css.ts';

/** The words of {@link ColorPicker}. */
export interface ColorPickerTexts {
  area: string;
  hue: string;
  hex: string;
  red: string;
  green: string;
  blue: string;
  swatches: string;
  /** Of the button that takes a colour from anywhere on the screen; browsers that cannot show none. */
  eyedropper: string;
}

/** Not in the types of TypeScript yet: https://wicg.github.io/eyedropper-api/ */
interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>;
}
type WindowWithEyeDropper = Window & { EyeDropper?: new () => EyeDropper };

/** Props of {@link ColorPicker}. */
export interface ColorPickerProps {
  /** `R G B`, as themes store it. */
  value: string;
  onChange: (value: string) => void;
  /** Colours to choose from at once, as triplets. */
  offered?: readonly string[];
  texts: ColorPickerTexts;
}

const channels = ['red', 'green', 'blue'] as const;

function colorOf(triplet: string): Color {
  return parseColor(toHex(triplet)).toFormat('hsb');
}

function tripletOf(color: Color): string {
  const rgb = color.toFormat('rgb');
  return channels.map((channel) => Math.round(rgb.getChannelValue(channel))).join(' ');
}

/** Takes a colour from the screen; null when that was given up. */
async function pick(EyeDropper: new () => EyeDropper): Promise<Color | null> {
  const taken = await new EyeDropper().open().catch(() => null);
  return taken && parseColor(taken.sRGBHex);
}

/** A colour, by its place in a field of saturation and brightness, by hue, by digits, or one of some. */
export function ColorPicker({ value, onChange, offered = [], texts }: ColorPickerProps) {
  // Grey has no hue and black no saturation: what was chosen is remembered beside the colour it makes.
  const [chosen, setChosen] = useState(() => colorOf(value));
  const color = tripletOf(chosen) === value ? chosen : colorOf(value);
  const choose = (next: Color) => {
    setChosen(next.toFormat('hsb'));
    onChange(tripletOf(next));
  };
  const EyeDropper = typeof window === 'undefined' ? undefined : (window as WindowWithEyeDropper).EyeDropper;
  return (
    <AriaColorPicker value={color} onChange={choose}>
      <div className={picker}>
        <ColorArea
          className={area}
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
          aria-label={texts.area}
        >
          <ColorThumb className={thumb} />
        </ColorArea>
        <div className={line}>
          <ColorSlider className={slider} colorSpace="hsb" channel="hue" aria-label={texts.hue}>
            <SliderTrack className={hue}>
              <ColorThumb className={cx(thumb, onLine)} />
            </SliderTrack>
          </ColorSlider>
          {EyeDropper && (
            <IconButton
              label={texts.eyedropper}
              size={32}
              variant="outline"
              onPress={async () => {
                const taken = await pick(EyeDropper);
                if (taken) choose(taken);
              }}
            >
              <Pipette size={16} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <div className={fields}>
          <ColorField className={cx(field, hex)}>
            <FieldLabel label={texts.hex} />
            <Input className={cx(control, digits)} />
          </ColorField>
          {channels.map((channel) => (
            <ColorField key={channel} className={field} colorSpace="rgb" channel={channel}>
              <FieldLabel label={texts[channel]} />
              <Input className={cx(control, digits)} />
            </ColorField>
          ))}
        </div>
        {offered.length > 0 && (
          <ColorSwatchPicker className={swatches} aria-label={texts.swatches}>
            {offered.map((triplet) => (
              <ColorSwatchPickerItem key={triplet} color={toHex(triplet)} className={swatchItem}>
                <ColorSwatch className={swatchBox} />
              </ColorSwatchPickerItem>
            ))}
          </ColorSwatchPicker>
        )}
      </div>
    </AriaColorPicker>
  );
}
