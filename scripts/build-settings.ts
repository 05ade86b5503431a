/** Settings that the built pages contain. */
export const BUILD_SETTINGS = [
  ...['SITE_URL', 'PUBLIC_API_BASE_URL', 'RETENTION_DAYS'],
  ...['EDITOR_REPOSITORY', 'EDITOR_BACKEND', 'EDITOR_BRANCH'],
]
