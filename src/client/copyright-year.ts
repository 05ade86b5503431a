// Replaces the year of the build by the current year.
for (const year of document.querySelectorAll('[data-year]')) year.textContent = `${new Date().getFullYear()}`
