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
import { toHex } from '../../theme/color.ts';
import { FieldLabel } from '../TextField/FieldParts.tsx';
import { control, field } from '../TextField/field.css.ts';
import {
  area,
  digits,
  fields,
  hex,
  hue,
  onLine,
  picker,
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
}

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

/** A colour, by its place in a field of saturation and brightness, by hue, by digits, or one of some. */
export function ColorPicker({ value, onChange, offered = [], texts }: ColorPickerProps) {
  // Grey has no hue and black no saturation: what was chosen is remembered beside the colour it makes.
  const [chosen, setChosen] = useState(() => colorOf(value));
  const color = tripletOf(chosen) === value ? chosen : colorOf(value);
  return (
    <AriaColorPicker
      value={color}
      onChange={(next) => {
        setChosen(next.toFormat('hsb'));
        onChange(tripletOf(next));
      }}
    >
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
        <ColorSlider colorSpace="hsb" channel="hue" aria-label={texts.hue}>
          <SliderTrack className={hue}>
            <ColorThumb className={cx(thumb, onLine)} />
          </SliderTrack>
        </ColorSlider>
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
