-- Sends a request for one number after the other: wrk … -- <method> <path with %s> <the last number>
local method
local path
local most
local at = 0
function init(args)
  method = args[1]
  path = args[2]
  most = tonumber(args[3])
end
function request()
  at = at % most + 1
  return wrk.format(method, (path:gsub("%%s", at)))
end
