import { test } from '@playwright/test';

test('waits for the site', () => {});
