import { Heart, Repeat, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Navigation, Strips, Table } from './gallery-admin.tsx';
import { Files, Forms, Settings, SignIn } from './gallery-forms.tsx';
import { Part, row } from './gallery-part.tsx';
import * as ui from './index.ts';

const noop = () => undefined;
const time = (s: number) => `${Math.floor(s / 60)}:${String(Math.floor(s % 60)).padStart(2, '0')}`;
const peaks = Array.from({ length: 400 }, (_, i) => 90 + 120 * Math.abs(Math.sin(i / 9) * Math.cos(i / 37)));
const formats = ['LP', 'EP', 'Single', 'Live', 'Compilation'];

function Actions() {
  return (
    <Part title="Buttons">
      <div style={row}>
        <ui.Button variant="accent">Play all</ui.Button>
        <ui.Button variant="ink">Save</ui.Button>
        <ui.Button>Follow</ui.Button>
        <ui.Button variant="quiet">Cancel</ui.Button>
        <ui.Button variant="danger">Delete…</ui.Button>
        <ui.Button variant="accent" isDisabled>
          Disabled
        </ui.Button>
        <ui.Button size="small">Compact</ui.Button>
        <ui.Button variant="ink" pending>
          Saving
        </ui.Button>
        <ui.Button variant="accent" size="large" shape="pill">
          Resume
        </ui.Button>
      </div>
      <div style={row}>
        <ui.PlayButton label="Play Northern Rooms" tone="accent" size={56} />
        <ui.PlayButton label="Pause" playing buffering />
        <ui.IconButton label="Like Northern Rooms" variant="outline">
          <Heart size={20} />
        </ui.IconButton>
        <ui.IconButton label="Like Salt on the Stairs" pressed dot={false}>
          <Heart size={20} fill="currentColor" />
        </ui.IconButton>
        <ui.IconButton label="Shuffle" pressed keyshortcuts="S">
          <Shuffle size={20} />
        </ui.IconButton>
        <ui.IconButton label="Repeat: off" isDisabled>
          <Repeat size={20} />
        </ui.IconButton>
      </div>
    </Part>
  );
}

function Fields() {
  return (
    <Part title="Fields">
      <ui.SearchField
        label="Search"
        placeholder="Search artists, albums, lyrics"
        clearLabel="Clear"
        hint="/"
      />
      <ui.TextField label="Title" defaultValue="Northern Rooms" />
      <ui.TextField
        label="Catalogue number"
        optional="optional"
        placeholder="THR 014"
        description="Printed on the spine and in liner notes"
      />
      <ui.TextField label="Email" defaultValue="anna@" error="Enter a full address" />
      <ui.PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />
      <ui.Select label="Type" defaultSelectedKey="LP">
        {formats.map((format) => (
          <ui.SelectItem key={format} id={format}>
            {format}
          </ui.SelectItem>
        ))}
      </ui.Select>
      <div style={row}>
        <ui.Checkbox defaultSelected>Explicit</ui.Checkbox>
        <ui.Checkbox isIndeterminate>Some</ui.Checkbox>
        <ui.Checkbox>None</ui.Checkbox>
        <ui.Switch defaultSelected>Public</ui.Switch>
        <ui.Switch>Comments</ui.Switch>
      </div>
      <ui.RadioGroup label="Format" defaultValue="lp">
        <ui.Radio value="lp">LP</ui.Radio>
        <ui.Radio value="ep">EP</ui.Radio>
      </ui.RadioGroup>
      <div style={row}>
        <ui.Segmented
          label="Billing"
          items={[
            { id: 'year', label: 'Yearly' },
            { id: 'month', label: 'Monthly' },
          ]}
          value="year"
          onChange={noop}
        />
        <div style={{ flex: 1 }}>
          <ui.ProgressLine label="Uploading" value={0.42} />
        </div>
      </div>
    </Part>
  );
}

function Sliders() {
  const [at, setAt] = useState(114);
  const words = (value: number) => `${time(value)} of 5:06`;
  const seek = {
    label: 'Seek',
    value: at,
    duration: 306,
    bufferedTo: 200,
    valueText: words,
    formatTime: time,
    onCommit: setAt,
  };
  return (
    <Part title="Sliders">
      <ui.SeekSlider {...seek} look="bar" />
      <ui.VolumeSlider label="Volume" value={0.64} onChange={noop} />
      <ui.Waveform {...seek} label="Seek in waveform" peaks={peaks} />
      <ui.WaveformShape label="Waveform, 3 minutes" peaks={peaks} />
      <div
        style={{
          position: 'relative',
          blockSize: 40,
          marginBlockStart: 16,
          background: ui.ink(ui.vars.color.panel),
        }}
      >
        <ui.SeekSlider {...seek} label="Seek in player" />
      </div>
    </Part>
  );
}

function Small() {
  const [chip, setChip] = useState<string | null>('all');
  return (
    <Part title="Chips, badges, tabs">
      <ui.FilterChips
        label="Kind"
        items={[
          { id: 'all', label: 'All' },
          { id: 'albums', label: 'Albums' },
        ]}
        value={chip}
        onChange={setChip}
      />
      <div style={row}>
        <ui.Badge tone="positive">Live</ui.Badge>
        <ui.Badge tone="info">Scheduled</ui.Badge>
        <ui.Badge tone="warning">Draft</ui.Badge>
        <ui.Badge tone="danger">Failed</ui.Badge>
        <ui.Badge label="Explicit">E</ui.Badge>
        <ui.VerifiedBadge />
        <ui.Avatar name="Ada Lind" />
        <ui.Equalizer />
        <ui.Equalizer playing={false} />
      </div>
      <ui.Tabs>
        <ui.TabList aria-label="Artist">
          <ui.Tab id="overview">Overview</ui.Tab>
          <ui.Tab id="discography">Discography</ui.Tab>
          <ui.Tab id="similar">Similar</ui.Tab>
        </ui.TabList>
        <ui.TabPanel id="overview">Top tracks</ui.TabPanel>
        <ui.TabPanel id="discography">Albums</ui.TabPanel>
        <ui.TabPanel id="similar">Others</ui.TabPanel>
      </ui.Tabs>
      <ui.DescriptionList
        groups={[
          [
            { label: 'Label', value: 'Tin Harbour Records' },
            { label: 'Released', value: '6 March 2026' },
          ],
          [{ label: 'Written by', value: 'Odile Varga' }],
        ]}
        footer="℗ 2026 Tin Harbour Records"
      />
    </Part>
  );
}

function States() {
  return (
    <Part title="States">
      <ui.EmptyState
        title="Nothing saved yet"
        drawing={<ui.EmptyLibraryDrawing />}
        action={<ui.Button>Find music</ui.Button>}
        headingLevel={3}
      >
        Like a song and it will land here.
      </ui.EmptyState>
      <ui.ErrorState
        title="Top tracks did not load"
        message="The server took too long to answer."
        retryLabel="Retry"
        onRetry={noop}
        requestId="r-81ab"
        detailsLabel="Details"
      />
      <div style={row}>
        <ui.Skeleton shape="art" width={64} />
        <ui.Skeleton shape="circle" width={64} />
        <ui.Skeleton width={180} />
      </div>
      <div style={{ ...row, gap: 32 }}>
        <ui.EmptySearchDrawing />
        <ui.OfflineDrawing />
        <ui.UploadDrawing />
        <ui.DoorwayDrawing width={150} />
      </div>
    </Part>
  );
}

const albums = [
  'Paper Weather',
  'Nine Small Moons',
  'Loud Quiet Loud',
  'Every Door a Different Blue and a Long Way Home Again',
  'Tidal Index',
  'Left Hand Songs',
  'Eight Keys',
];

const columns = {
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
} as const;

/** Every component on one page, for the tests and for the eye. */
export function Gallery() {
  return (
    <div style={{ padding: 32 }}>
      <ui.SkipLinks items={[{ href: '#parts', label: 'Skip to content' }]} />
      <main id="parts" tabIndex={-1} style={{ display: 'grid', gap: 24 }}>
        <ui.FitTitle size="96px" range="hero">
          Northern Rooms
        </ui.FitTitle>
        <div style={columns}>
          <div>
            <Actions />
            <Fields />
          </div>
          <div>
            <Sliders />
            <Small />
          </div>
          <States />
        </div>
        <Table />
        <div style={columns}>
          <Forms />
          <div>
            <Files />
            <SignIn />
            <Navigation />
          </div>
          <div>
            <Settings />
            <Strips />
          </div>
        </div>
        <ui.Shelf
          title="Made in one room"
          subtitle="Albums tracked live, no overdubs"
          action={
            <a className={ui.quietLink} href="#all">
              Show all
            </a>
          }
        >
          {albums.map((name, index) => (
            <ui.Card
              key={name}
              active={index === 1}
              art={<ui.Artwork alt="" name={name} />}
              title={
                <a className={ui.cardLink} href={`#${index}`}>
                  {name}
                </a>
              }
              subtitle="Juno Harrow · Single"
              play={<ui.PlayButton label={`Play ${name}`} />}
            />
          ))}
        </ui.Shelf>
      </main>
      <ui.Toaster label="Notifications" closeLabel="Close" />
    </div>
  );
}
