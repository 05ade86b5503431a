import './copyright-year.ts'
import './menus.ts'
import './offline.ts'
import './scroll.ts'
