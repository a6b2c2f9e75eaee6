/** The name of the site, as its operator has set it (SITE_NAME in docs/configuration.md). */
export const siteName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Augury'
