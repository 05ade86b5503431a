const rows = document.querySelectorAll<HTMLDetailsElement>('[data-closable] details')

/** Closes the rows, or opens them for a link to the terms. Without scripts and on paper they are open. */
function closeRows(): void {
  for (const row of rows) row.open = location.hash === '#terms'
}

closeRows()
addEventListener('hashchange', closeRows)
addEventListener('beforeprint', () => {
  for (const row of rows) row.open = true
})
addEventListener('afterprint', closeRows)
