import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Texts of the product as they are collected from the sources: what is not among them stands on no screen. */
const keys = new Set<string>(
  JSON.parse(readFileSync(new URL('../site-state/shipped/keys.json', import.meta.url), 'utf8')) as string[],
);

const screens: Record<string, readonly string[]> = {
  'the landing page': ['Currently trending artists on :site', 'Image for :name', 'Verified artist'],
  'the bar at the top': ['Register', 'Login'],
  'the menu of a user': ['Profile page', 'Notifications', 'Billing', 'Dark mode', 'Light mode', 'Log out'],
  'the pricing page': ["You're on :plan", 'Yearly', 'Monthly'],
  'a custom page': ['There was an issue loading this page. Please try again later'],
  'the page that is not there': [
    "Looks like you've found the doorway to the great nothing",
    'Take me there!',
  ],
  'the contact form': ['Your message can be submitted.', 'Could not verify you are human.'],
  'the appearance editor': ["Can't logout while in appearance editor."],
  lists: ['There are no items matching your query', 'Loading...'],
  'the sign-in page': [
    'Sign in to your account',
    'Forgot your password?',
    "Don't have an account? :link",
    'Sign up',
    'Or sign in with',
    'To join your team on :siteName, login to your account',
  ],
  'the registration page': [
    'Create a new account',
    'To join your team on :siteName, create an account',
    "First, let's create your account",
    'Already have an account? :link',
    'Sign in.',
    'Or sign up with',
  ],
  'a sign-in elsewhere': [
    'An account with this email address already exists. If you want to connect the two accounts, enter existing account password.',
    'Cancel',
    'Connect',
    'An error occurred. Please try again later',
  ],
  failures: ['There was an issue. Please try again.', 'There was an issue. Please try again later.'],
};

describe('texts of the specification', () => {
  it.each(Object.entries(screens).flatMap(([screen, texts]) => texts.map((text) => [screen, text])))(
    '%s: %s',
    (_, text) => {
      expect(keys.has(text ?? '')).toBe(true);
    },
  );
});
