// Shows the current year on pages that were built last year.
for (const year of document.querySelectorAll('[data-year]')) year.textContent = `${new Date().getFullYear()}`
