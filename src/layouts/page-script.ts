import './after-sheets.ts'
import './menus.ts'
import './offline.ts'
import './scroll.ts'
