/** Folder of the site that the browser tests use: `content/` of the fixture and its build in `dist/`. */
export const FIXTURE_SITE = 'test-results/fixture'
