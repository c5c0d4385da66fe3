-- A different page each time: `wrk … -- <first> <prefix>` asks for <prefix>?q=<first>, <first>+1, …
local number = 0
local prefix = '/'

function init(args)
  number = tonumber(args[1])
  prefix = args[2]
end

function request()
  number = number + 1
  return wrk.format('GET', prefix .. '?q=' .. number)
end
