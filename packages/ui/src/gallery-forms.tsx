import { useState } from 'react';
import { Part, row } from './gallery-part.tsx';
import * as ui from './index.ts';

const noop = () => undefined;
const texts = { emptyText: 'There are no items matching your query', loadingText: 'Loading...' };
const zones = [
  {
    id: 'europe',
    title: 'Europe',
    options: [
      { id: 'Europe/Berlin', label: 'Berlin', hint: 'UTC+1' },
      { id: 'Europe/Helsinki', label: 'Helsinki', hint: 'UTC+2' },
      { id: 'Europe/Lisbon', label: 'Lisbon', hint: 'UTC' },
    ],
  },
  {
    id: 'america',
    title: 'America',
    options: [
      { id: 'America/Bogota', label: 'Bogotá', hint: 'UTC−5' },
      { id: 'America/Halifax', label: 'Halifax', hint: 'UTC−4' },
    ],
  },
];
const genres = ['Ambient', 'Chamber pop', 'Folk', 'Jazz', 'Post-rock'].map((label) => ({ id: label, label }));
const half = {
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'repeat(auto-fit, minmax(210px, 1fr))',
} as const;

export function Forms() {
  return (
    <Part title="Form">
      <ui.Form
        label="Account"
        errors={{ email: ['Enter a full address, like name@example.com'], token: ['The link has expired'] }}
        errorTitle="Something went wrong"
        onSubmit={noop}
      >
        <ui.TextField name="email" label="Email" defaultValue="kenji@aramaki" />
        <ui.TextField name="username" label="Username" before="kantele.example/" defaultValue="annal" />
        <ui.TextArea
          label="Biography"
          autoGrow
          rows={3}
          maxLength={160}
          defaultValue="Albums in one room, no overdubs."
          description="Shown on your profile"
          count={(length) => `${length} of 160`}
        />
        <div style={half}>
          <ui.NumberField label="Largest file" unit="MB" defaultValue={512} minValue={1} />
          <ui.DateField label="Suspended until" withTime defaultValue="2026-03-06T18:30" />
        </div>
        <ui.ComboBox label="Time zone" options={zones} defaultValue="Europe/Helsinki" {...texts} />
        <ui.TagField
          label="Genres"
          options={genres}
          defaultValue={['Folk', 'Chamber pop']}
          removeLabel={(label) => `Remove ${label}`}
          {...texts}
        />
        <ui.Checkbox name="terms" description="You can change this later" error="Accept the terms to go on">
          I accept the terms
        </ui.Checkbox>
        <ui.Switch layout="row" description="Overrides the plan limit of 3 h">
          Can upload
        </ui.Switch>
        <div style={row}>
          <ui.Button type="submit" variant="accent">
            Save
          </ui.Button>
          <ui.FileTrigger accept={['image/*']} onFiles={noop}>
            Change photo
          </ui.FileTrigger>
        </div>
      </ui.Form>
    </Part>
  );
}

export function Files() {
  return (
    <Part title="Files, secrets">
      <ui.DropZone
        label="Drop audio files here"
        hint="FLAC, WAV or MP3, up to 512 MB each"
        buttonLabel="Choose files"
        icon={<ui.UploadDrawing />}
        onFiles={noop}
        multiple
      />
      <ui.CodeBlock label="API token" copy={{ label: 'Copy', copiedLabel: 'Copied!' }}>
        kt_live_8f3b0c1d9e7a4452b6f08c11a9d2e7f34b5c
      </ui.CodeBlock>
      <div style={row}>
        <ui.CopyButton text="https://kantele.example/r/1" label="Copy link" copiedLabel="Copied!" />
      </div>
    </Part>
  );
}

export function SignIn() {
  return (
    <Part title="Sign in">
      <ui.Callout tone="danger" title="That didn’t match">
        Check the password and try again.
      </ui.Callout>
      <ui.OrLine>or</ui.OrLine>
      {(['Google', 'Facebook', 'X', 'Envato', 'OpenID'] as const).map((name) => (
        <ui.SocialButton key={name} provider={name.toLowerCase()} href={`#${name}`}>
          {`Continue with ${name}`}
        </ui.SocialButton>
      ))}
    </Part>
  );
}

export function Settings() {
  const [dirty, setDirty] = useState(true);
  return (
    <Part title="Settings">
      <ui.Section title="Ways to log in" description="Add a second way before you remove the first.">
        <ui.Meter label="Upload time" value={2.1} max={3} valueLabel="2.1 of 3 hours" />
        <ui.Meter
          label="Storage"
          value={97}
          max={100}
          valueLabel="97 of 100 GB"
          tone="danger"
          note="Almost full"
        />
      </ui.Section>
      <ui.SettingsCard
        title="Outgoing mail"
        description="Who your messages come from."
        aside={<ui.Badge tone="positive">Works</ui.Badge>}
        headingLevel={3}
        actions={<ui.Button size="small">Send a test</ui.Button>}
      >
        <ui.TextField label="From" defaultValue="hello@kantele.example" />
      </ui.SettingsCard>
      <ui.SettingsCard
        title="Delete account"
        description="Everything you made is removed. There is no way back."
        tone="danger"
        headingLevel={3}
      >
        <div>
          <ui.Button variant="danger">Delete…</ui.Button>
        </div>
      </ui.SettingsCard>
      <ui.SaveBar
        dirty={dirty}
        message="You have unsaved changes"
        saveLabel="Save changes"
        discardLabel="Discard"
        onSave={noop}
        onDiscard={() => setDirty(false)}
      />
    </Part>
  );
}
