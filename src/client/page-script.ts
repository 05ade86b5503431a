import './copyright-year.ts'
import './menus.ts'
import './register-service-worker.ts'
import './scroll.ts'
