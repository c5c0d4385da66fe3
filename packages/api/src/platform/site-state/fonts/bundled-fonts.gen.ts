// Made by scripts/bundled-fonts.mjs from packages @fontsource-variable/* (OFL-1.1).
import type { BundledFont } from './font-faces.ts';

/** Fonts that come with the product. */
export const bundledFonts: readonly BundledFont[] = [
  {
    "id": "Archivo",
    "kind": "sans",
    "scripts": [
      "Latin",
      "Latin Extended"
    ],
    "weights": [
      100,
      900
    ],
    "widths": [
      62,
      125
    ],
    "ascent": 0.878,
    "descent": 0.21,
    "lineGap": 0,
    "width": 0.4690930232558139,
    "files": []
  },
  {
    "id": "Inter",
    "kind": "sans",
    "scripts": [
      "Latin",
      "Latin Extended",
      "Vietnamese",
      "Cyrillic",
      "Greek"
    ],
    "weights": [
      100,
      900
    ],
    "widths": [
      100,
      100
    ],
    "ascent": 0.9688,
    "descent": 0.2412,
    "lineGap": 0,
    "width": 0.49228969840116277,
    "files": [
      {
        "subset": "cyrillic-ext",
        "hash": "ca157063339ac4ad418f214f3abfed11",
        "file": "@fontsource-variable/inter/files/inter-cyrillic-ext-wght-normal.woff2",
        "range": "U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F"
      },
      {
        "subset": "cyrillic",
        "hash": "71d5ee93cc1e9f1d520a3a8b66456de1",
        "file": "@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2",
        "range": "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116"
      },
      {
        "subset": "greek-ext",
        "hash": "6e9e020a25f9b56d418f2c085b1d3c09",
        "file": "@fontsource-variable/inter/files/inter-greek-ext-wght-normal.woff2",
        "range": "U+1F00-1FFF"
      },
      {
        "subset": "greek",
        "hash": "1be3448e292fbf05ffe176fe1e43f135",
        "file": "@fontsource-variable/inter/files/inter-greek-wght-normal.woff2",
        "range": "U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF"
      },
      {
        "subset": "vietnamese",
        "hash": "5c66f9e07e90c6d4ac4922cc68d60de2",
        "file": "@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2",
        "range": "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB"
      },
      {
        "subset": "latin-ext",
        "hash": "34b9c504cab7a73e37b746343a449132",
        "file": "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
        "range": "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF"
      },
      {
        "subset": "latin",
        "hash": "3100e775e8616cd2611beecfa23a4263",
        "file": "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
        "range": "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD"
      }
    ]
  },
  {
    "id": "Source Serif 4",
    "kind": "serif",
    "scripts": [
      "Latin",
      "Latin Extended",
      "Vietnamese",
      "Cyrillic",
      "Greek"
    ],
    "weights": [
      200,
      900
    ],
    "widths": [
      100,
      100
    ],
    "ascent": 1.036,
    "descent": 0.335,
    "lineGap": 0,
    "width": 0.4942093023255814,
    "files": [
      {
        "subset": "cyrillic-ext",
        "hash": "da49e14ae1d459f3d04cf4555fb954f6",
        "file": "@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-ext-wght-normal.woff2",
        "range": "U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F"
      },
      {
        "subset": "cyrillic",
        "hash": "a81082707b85203d7f2ae33833f7ae0b",
        "file": "@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2",
        "range": "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116"
      },
      {
        "subset": "greek",
        "hash": "54c4728aa0fd97d59b89b6d89b230065",
        "file": "@fontsource-variable/source-serif-4/files/source-serif-4-greek-wght-normal.woff2",
        "range": "U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF"
      },
      {
        "subset": "vietnamese",
        "hash": "c3de01b5144e1a2d7e70eeaf66ab92af",
        "file": "@fontsource-variable/source-serif-4/files/source-serif-4-vietnamese-wght-normal.woff2",
        "range": "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB"
      },
      {
        "subset": "latin-ext",
        "hash": "d10ccbbd0dc4ebae2938958dc1f622a5",
        "file": "@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2",
        "range": "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF"
      },
      {
        "subset": "latin",
        "hash": "382475f38242c52d42a3e5ff8dc69b5d",
        "file": "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
        "range": "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD"
      }
    ]
  },
  {
    "id": "Vazirmatn",
    "kind": "sans",
    "scripts": [
      "Latin",
      "Latin Extended",
      "Arabic"
    ],
    "weights": [
      100,
      900
    ],
    "widths": [
      100,
      100
    ],
    "ascent": 1.0254,
    "descent": 0.5371,
    "lineGap": 0,
    "width": 0.46086936773255816,
    "files": [
      {
        "subset": "arabic",
        "hash": "84a382e46c30fb4f73d0e3800c16d0af",
        "file": "@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2",
        "range": "U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC,U+102E0-102FB,U+10E60-10E7E,U+10EC2-10EC4,U+10EFC-10EFF,U+1EE00-1EE03,U+1EE05-1EE1F,U+1EE21-1EE22,U+1EE24,U+1EE27,U+1EE29-1EE32,U+1EE34-1EE37,U+1EE39,U+1EE3B,U+1EE42,U+1EE47,U+1EE49,U+1EE4B,U+1EE4D-1EE4F,U+1EE51-1EE52,U+1EE54,U+1EE57,U+1EE59,U+1EE5B,U+1EE5D,U+1EE5F,U+1EE61-1EE62,U+1EE64,U+1EE67-1EE6A,U+1EE6C-1EE72,U+1EE74-1EE77,U+1EE79-1EE7C,U+1EE7E,U+1EE80-1EE89,U+1EE8B-1EE9B,U+1EEA1-1EEA3,U+1EEA5-1EEA9,U+1EEAB-1EEBB,U+1EEF0-1EEF1"
      },
      {
        "subset": "latin-ext",
        "hash": "21529facfd236f6be527e4353623bdb8",
        "file": "@fontsource-variable/vazirmatn/files/vazirmatn-latin-ext-wght-normal.woff2",
        "range": "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF"
      },
      {
        "subset": "latin",
        "hash": "d29c041cd4294af893cf3c01dfab6d47",
        "file": "@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2",
        "range": "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD"
      }
    ]
  }
];
