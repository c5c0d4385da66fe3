interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<Recaptcha> | null = null;

/** A token of Google's reCAPTCHA (version 3). The script is fetched with the first one. */
export async function askRecaptcha(siteKey: string, action: string): Promise<string> {
  loading ??= load(siteKey);
  const recaptcha = await loading.catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return recaptcha.execute(siteKey, { action });
}

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.async = true;
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('reCAPTCHA did not start.'));
    };
    script.onerror = () => reject(new Error('reCAPTCHA could not be loaded.'));
    document.head.append(script);
  });
}
