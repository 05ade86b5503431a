/** Settings of the build. All but CONTENT_ROOT, which names the folder of other content, are in the built pages. */
export const BUILD_SETTINGS = [
  ...['CONTENT_ROOT', 'SITE_URL', 'PUBLIC_API_BASE_URL', 'RETENTION_DAYS'],
  ...['EDITOR_REPOSITORY', 'EDITOR_BACKEND', 'EDITOR_BRANCH', 'EDITOR_REVIEW', 'EDITOR_APP_ID'],
]
