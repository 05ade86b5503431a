import './deferred-links.ts'
import './menus.ts'
import './near-templates.ts'
import './register-service-worker.ts'
import './header-border.ts'
import './reveal.ts'

// Replaces the year of the build by the current year.
for (const year of document.querySelectorAll('[data-year]')) year.textContent = `${new Date().getFullYear()}`
